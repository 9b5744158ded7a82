import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { Database } from '@fitfolio/service-kit/db/database';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import { Injectable } from '@nestjs/common';

type Summary = FreeAnalysisSummary & { readonly userId: string; readonly email: string | null };
type Row = Omit<Summary, 'createdAt'> & { readonly createdAt: Date };

const sorts = {
  createdAt: 'a.created_at',
  score: 'a.score',
  fileName: 'unaccent(lower(a.file_name))',
  position: 'unaccent(lower(a.position))',
};

/** Lists of free analyses, of one user or of all: without the documents and results. */
@Injectable()
export class FreeAnalysisListStore {
  constructor(private readonly database: Database) {}

  list(query: ListQuery, userId: string | null): Promise<Paged<Summary>> {
    return listPage(
      this.database.sql,
      {
        columns: `a.id, a.status, a.file_name as "fileName", a.position, a.score, a.created_at as "createdAt",
          a.user_id as "userId", person.email`,
        from: `from free_analysis a left join person on person.user_id = a.user_id
          where ($1::uuid is null or a.user_id = $1) and ($2::text is null or
            unaccent(concat_ws(' ', a.file_name, a.position, person.email)) ilike unaccent($2))`,
        params: [userId, likePattern(query.search)],
        orderBy: orderBy(sorts, query.sort, '-createdAt', 'a.id'),
      },
      query,
      (row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
    );
  }
}
