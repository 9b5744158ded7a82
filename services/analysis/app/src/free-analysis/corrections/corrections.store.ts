import type { Correction } from '@fitfolio/analysis-contract/corrections';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../../tables.js';

@Injectable()
export class CorrectionsStore {
  constructor(private readonly database: Database) {}

  /** What was said against one report, in the order it was said. */
  async of(analysisId: string): Promise<Correction[]> {
    const rows = await db(this.database)
      .selectFrom('free_analysis_correction')
      .select('correction')
      .where('analysisId', '=', analysisId)
      .orderBy('madeAt')
      .orderBy('kind')
      .orderBy('target')
      .execute();
    return rows.map(({ correction }) => correction);
  }
}
