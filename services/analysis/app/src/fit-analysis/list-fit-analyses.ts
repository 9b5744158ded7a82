import type { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import { likePattern, type ListQuery } from '@fitfolio/service-kit/db/list';
import { hasFolded, listPage } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
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
    const select = this.found(query)
      .where('a.userId', '=', userId)
      .select(summary)
      .select('a.documentsKeptUntil');
    return listPage(select, query, listed);
  }

  /** Of all users, for administrators. */
  all(query: Query) {
    return listPage(this.forAdministrators(query), query, listed);
  }

  /** As `all`, newest first, for a file. */
  allRows(filter: Filter) {
    return batches(this.forAdministrators(filter), { by: ['a.createdAt', 'a.id'], descending: true });
  }

  private forAdministrators(filter: Filter) {
    return this.found(filter)
      .select(summary)
      .select(['a.step', 'a.failureCode', 'a.run', 'a.userId', 'person.email', seconds.as('seconds')]);
  }

  private found({ search, status }: Filter) {
    return db(this.database)
      .selectFrom('fit_analysis as a')
      .leftJoin('person', 'person.userId', 'a.userId')
      .$if(likePattern(search) !== null, (found) => found.where('a.id', 'in', this.idsWith(search)))
      .$if(status !== undefined, (select) => select.where('a.status', '=', status as AnalysisStatus));
  }

  /** Each part by its index, which one condition over both tables could not use. */
  private idsWith(search: string | undefined) {
    const analyses = db(this.database).selectFrom('fit_analysis as f').select('f.id');
    return analyses
      .where(hasFolded(sql<string>`f.search`, search))
      .union(
        analyses
          .innerJoin('person as p', 'p.userId', 'f.userId')
          .where(hasFolded(sql<string>`p.search`, search)),
      );
  }
}
