import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { db } from '../tables.js';

/** Who was written to is forgotten after MAIL_KEEP_DAYS. */
@Injectable()
export class ForgetMails extends Periodic {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  protected async work(): Promise<void> {
    await db(this.database)
      .deleteFrom('mail')
      .where('state', 'in', ['sent', 'failed'])
      .where('createdAt', '<', ago(this.config.MAIL_KEEP_DAYS, 'days'))
      .execute();
  }
}
