import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { likePattern, orderBy } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';

type Row = Omit<Promo, 'startsAt' | 'endsAt' | 'createdAt' | 'updatedAt'> & {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = `id, code, kind, value, bundle_ids as "bundleIds", starts_at as "startsAt", ends_at as "endsAt",
  uses_max as "usesMax", uses_per_user_max as "usesPerUserMax", uses, archived, created_at as "createdAt",
  updated_at as "updatedAt"`;
const sorts = { createdAt: 'created_at', code: 'code', uses: 'uses' };

const shown = (row: Row): Promo => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function findPromoById(sql: Sql, id: string): Promise<Promo | null> {
  const [row] = await sql<Row>(`select ${columns} from promo where id = $1`, [id]);
  return row === undefined ? null : shown(row);
}

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export async function listPromosOf(sql: Sql, query: ListQuery): Promise<{ data: Promo[]; total: number }> {
  const rows = await sql<Row & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from promo where $1::text is null or code ilike $1
     order by ${orderBy(sorts, query.sort, '-createdAt', 'id')} limit $2 offset $3`,
    [likePattern(query.search), query.pageSize, (query.page - 1) * query.pageSize],
  );
  return {
    data: rows.map(shown),
    total: rows[0]?.total ?? 0,
  };
}

/** The id of the promo made or changed; null when there is none of this id. */
export async function savePromo(sql: Sql, id: string | null, p: PromoInput): Promise<string | null> {
  const values = [
    p.code,
    p.kind,
    p.value,
    p.bundleIds,
    p.startsAt,
    p.endsAt,
    p.usesMax,
    p.usesPerUserMax,
    p.archived,
  ];
  const fields = 'code, kind, value, bundle_ids, starts_at, ends_at, uses_max, uses_per_user_max, archived';
  const [row] =
    id === null
      ? await sql<{ id: string }>(
          `insert into promo (${fields}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
          values,
        )
      : await sql<{ id: string }>(
          `update promo set (${fields}, updated_at) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
           where id = $10 returning id`,
          [...values, id],
        );
  return row?.id ?? null;
}
