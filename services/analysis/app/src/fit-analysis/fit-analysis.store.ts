import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { careerPlanStatus } from '../fit-products/career-plan-status.js';

const columns = [
  'id',
  'status',
  'step',
  'outputLanguage',
  'resumeFileName',
  'jobFileName',
  'position',
  'score',
  'failureCode',
  'documentsKeptUntil',
  'createdAt',
] as const;

/** One user's analysis, which several operations begin with. */
@Injectable()
export class FitAnalysisStore {
  constructor(private readonly database: Database) {}

  /** Another user's is not found. */
  async owned(id: string, userId: string) {
    const row = await db(this.database)
      .selectFrom('fit_analysis')
      .select(columns)
      .select(careerPlanStatus('fit_analysis.id').as('careerPlanStatus'))
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    return row;
  }

  /** The analysis of these documents that stands or is under way. */
  ofInputs(userId: string, inputsHash: string) {
    return db(this.database)
      .selectFrom('fit_analysis')
      .select(['id', 'status'])
      .where('userId', '=', userId)
      .where('inputsHash', '=', inputsHash)
      .where('status', '<>', 'failed')
      .executeTakeFirst();
  }
}
