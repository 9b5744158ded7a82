import type { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { type Expression, sql } from '@fitfolio/service-kit/db/query';
import { hasFolded } from '@fitfolio/service-kit/db/search';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { analysisSearched } from '../analysis-search.js';
import { careerPlanStatus } from '../fit-products/career-plan-status.js';

interface Filter {
  readonly search?: string | undefined;
  readonly status?: AnalysisStatus | undefined;
}
type Query = ListQuery & Filter;

const seconds = sql<number | null>`extract(epoch from a.ended_at - a.created_at)::float8`;

const listed = {
  sorts: {
    score: 'a.score',
    status: 'a.status',
    resumeFileName: sql`folded(a.resume_file_name)`,
    jobFileName: sql`folded(a.job_file_name)`,
    position: sql`folded(a.position)`,
    email: 'person.email',
    seconds,
  },
  indexed: { createdAt: ['a.createdAt', 'a.id'] },
  defaultSort: '-createdAt',
  tieBreaks: ['a.id'],
} as const;

const summary = [
  'a.id',
  'a.status',
  'a.resumeFileName',
  'a.jobFileName',
  'a.createdAt',
  careerPlanStatus('a.id').as('careerPlanStatus'),
  // What is not paid for yet shows nothing of its result.
  sql<number | null>`case when a.status = 'completed' then a.score end`.as('score'),
  sql<string | null>`case when a.status = 'completed' then a.position end`.as('position'),
] as const;

/** Lists of premium analyses, without reports and documents. */
@Injectable()
export class ListFitAnalyses {
  constructor(private readonly database: Database) {}

  ownedBy(userId: string, query: Query) {
    const select = this.found(query, hasFolded(sql<string>`a.search`, query.search))
      .where('a.userId', '=', userId)
      .select(summary)
      .select('a.documentsKeptUntil');
    return listPage(select, query, listed);
  }

  /** Of all users, for administrators. */
  async all(query: Query) {
    return listPage(await this.forAdministrators(query), query, listed);
  }

  /** As `all`, newest first, for a file. */
  async *allRows(filter: Filter) {
    yield* batches(await this.forAdministrators(filter), { by: ['a.createdAt', 'a.id'], descending: true });
  }

  private async forAdministrators(filter: Filter) {
    const searched = await analysisSearched(this.database, 'fit_analysis', filter.search);
    return this.found(filter, searched)
      .select(summary)
      .select(['a.step', 'a.failureCode', 'a.run', 'a.userId', 'person.email', seconds.as('seconds')]);
  }

  private found({ status }: Filter, searched: Expression<boolean>) {
    return db(this.database)
      .selectFrom('fit_analysis as a')
      .leftJoin('person', 'person.userId', 'a.userId')
      .where(searched)
      .$if(status !== undefined, (select) => select.where('a.status', '=', status as AnalysisStatus));
  }
}
