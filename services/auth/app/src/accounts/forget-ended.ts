import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { deleteOlder } from '@fitfolio/service-kit/db/delete-older';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { db } from '../tables.js';

/** So long administrators see when somebody whose sessions have ended was here last. */
export const sessionKeepDays = 30;
/** So long a code that is typed late is told from one that is wrong. */
export const codeKeepDays = 30;

/** A challenge that is over tells nothing. */
const challengeKeepDays = 0;

/** Removes sessions, with their refresh tokens, codes and challenges which ended long ago. */
@Injectable()
export class ForgetEnded extends Periodic {
  constructor(
    private readonly database: Database,
    @InjectConfig() config: AuthConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  protected async work(): Promise<void> {
    await deleteOlder(db(this.database), 'session', 'endsAt', sessionKeepDays);
    await deleteOlder(db(this.database), 'code', 'endsAt', codeKeepDays);
    await deleteOlder(db(this.database), 'challenge', 'endsAt', challengeKeepDays);
  }
}
