import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';

export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

type Summary = Omit<FreeAnalysisSummary, 'createdAt'> & {
  createdAt: Date;
  userId: string;
  email: string | null;
};

const columns: Record<string, string> = {
  createdAt: 'a.created_at',
  score: 'a.score',
  fileName: 'unaccent(lower(a.file_name))',
  position: 'unaccent(lower(a.position))',
};

/** `-score` → `a.score desc nulls last`; the id makes pages stable. */
function orderBy(sort: string | undefined): string {
  const key = sort ?? '-createdAt';
  const column = columns[key.replace(/^-/, '')] ?? 'a.created_at';
  return `${column} ${key.startsWith('-') ? 'desc' : 'asc'} nulls last, a.id`;
}

const likePattern = (search: string): string => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Lists of free analyses, of one user or of all: without the documents and results. */
@Injectable()
export class FreeAnalysisListStore {
  constructor(private readonly database: Database) {}

  async list(query: ListQuery, userId: string | null): Promise<{ rows: Summary[]; total: number }> {
    const { page, pageSize, search, sort } = query;
    const params = [userId, search?.trim() ? likePattern(search) : null];
    const from = `from free_analysis a left join person on person.user_id = a.user_id
      where ($1::uuid is null or a.user_id = $1)
        and ($2::text is null or unaccent(concat_ws(' ', a.file_name, a.position, person.email)) ilike unaccent($2))`;
    const counted = await this.database.sql<{ total: number }>(
      `select count(*)::int as total ${from}`,
      params,
    );
    const rows = await this.database.sql<Summary>(
      `select a.id, a.status, a.file_name as "fileName", a.position, a.score, a.created_at as "createdAt",
         a.user_id as "userId", person.email ${from} order by ${orderBy(sort)} limit $3 offset $4`,
      [...params, pageSize, (page - 1) * pageSize],
    );
    return { rows, total: counted[0]?.total ?? 0 };
  }
}
