import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';

/** Removes the documents of ended analyses when their time is over; the results stay. */
@Injectable()
export class DeleteOldDocuments extends Periodic {
  constructor(
    private readonly database: Database,
    @InjectConfig() config: AnalysisConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  protected async work(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const over = await db(tx)
        .updateTable('fit_analysis')
        .set({ documentsKeptUntil: null })
        .where('documentsKeptUntil', '<', sql<Date>`now()`)
        .where('endedAt', 'is not', null)
        .returning('id')
        .execute();
      if (over.length === 0) return;
      const ids = over.map(({ id }) => id);
      await db(tx).deleteFrom('fit_document').where('analysisId', 'in', ids).execute();
    });
  }
}
