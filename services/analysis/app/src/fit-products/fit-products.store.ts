import type { FitProductKind } from '@fitfolio/analysis-contract/fit-products';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

/** What was made of one user's analysis. */
@Injectable()
export class FitProductsStore {
  constructor(private readonly database: Database) {}

  /** Newest first, without what they hold. Another user's analysis is not found. */
  async ofAnalysis(analysisId: string, userId: string) {
    await this.assertOwned(analysisId, userId);
    return this.products(analysisId).execute();
  }

  /** The newest of a kind, or of one variant. `content` is null until it has been paid for. */
  newest(analysisId: string, kind: FitProductKind, variant?: string) {
    return this.products(analysisId)
      .select(({ eb }) =>
        eb.case().when('status', '=', 'completed').then(eb.ref('content')).end().as('content'),
      )
      .where('kind', '=', kind)
      .$if(variant !== undefined, (select) => select.where('variant', '=', variant as string))
      .executeTakeFirst();
  }

  /** Those of a kind that stand or are being made, newest first. */
  standing(analysisId: string, kind: FitProductKind) {
    return this.products(analysisId).where('kind', '=', kind).where('status', '<>', 'failed').execute();
  }

  private async assertOwned(analysisId: string, userId: string): Promise<void> {
    const row = await db(this.database)
      .selectFrom('fit_analysis')
      .select('id')
      .where('id', '=', analysisId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
  }

  private products(analysisId: string) {
    return db(this.database)
      .selectFrom('fit_product')
      .select(['id', 'kind', 'variant', 'status', 'failureCode', 'createdAt'])
      .where('analysisId', '=', analysisId)
      .orderBy('createdAt', 'desc')
      .orderBy('id');
  }
}
