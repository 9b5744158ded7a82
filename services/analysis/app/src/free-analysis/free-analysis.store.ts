import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

/** One user's analysis, which several operations begin with. */
@Injectable()
export class FreeAnalysisStore {
  constructor(private readonly database: Database) {}

  /** Undefined when there is none or it is another's. */
  findOwned(id: string, userId: string) {
    return db(this.database)
      .selectFrom('free_analysis')
      .select(['id', 'status', 'step', 'fileName', 'position', 'score', 'outputLanguage', 'createdAt'])
      .select(['result', 'failureCode'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
  }
}

export type OwnedAnalysis = NonNullable<Awaited<ReturnType<FreeAnalysisStore['findOwned']>>>;
