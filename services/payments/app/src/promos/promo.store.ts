import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import { saveRowText } from '@fitfolio/service-kit/db/save-row-text';
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

export const listPromosOf = (sql: Sql, query: ListQuery): Promise<Paged<Promo>> =>
  listPage(
    sql,
    {
      columns,
      from: 'from promo where $1::text is null or code ilike $1',
      params: [likePattern(query.search)],
      orderBy: orderBy(sorts, query.sort, '-createdAt', 'id'),
    },
    query,
    shown,
  );

export const savePromo = (sql: Sql, id: string | null, promo: PromoInput): Promise<string | null> =>
  saveRowText(sql, 'promo', id, {
    code: promo.code,
    kind: promo.kind,
    value: promo.value,
    bundle_ids: promo.bundleIds,
    starts_at: promo.startsAt,
    ends_at: promo.endsAt,
    uses_max: promo.usesMax,
    uses_per_user_max: promo.usesPerUserMax,
    archived: promo.archived,
  });
