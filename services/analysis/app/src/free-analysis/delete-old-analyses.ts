import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';

/** Removes analyses older than they are kept, and the networks that count for no day any more. */
@Injectable()
export class DeleteOldAnalyses extends Periodic {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  /** 0 keeps analyses for ever. */
  protected async work(): Promise<void> {
    await db(this.database)
      .updateTable('free_analysis')
      .set({ network: null })
      .where('network', 'is not', null)
      .where('createdAt', '<', ago(1, 'days'))
      .execute();
    if (this.config.KEEP_DAYS === 0) return;
    await db(this.database)
      .deleteFrom('free_analysis')
      .where('createdAt', '<', ago(this.config.KEEP_DAYS, 'days'))
      .execute();
  }
}
