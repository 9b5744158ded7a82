import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import { endHold, overdueHolds } from './holds.store.js';

const everyMs = 2_000;
const batchMax = 100;

/** Gives back what was held longer than promised: whoever held it died or forgot. */
@Injectable()
export class ReleaseOverdue extends Periodic {
  constructor(
    private readonly database: Database,
    @InjectLogger() logger: Logger,
  ) {
    super(everyMs, logger);
  }

  protected async work(): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const { source } of await overdueHolds(tx, batchMax)) await endHold(tx, source, 'released');
    });
  }
}
