import type { Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import { saveRowText } from '@fitfolio/service-kit/db/save-row-text';
import type { Sql } from '@fitfolio/service-kit/db/sql';

export type CouponRow = Omit<Coupon, 'startsAt' | 'endsAt' | 'createdAt' | 'updatedAt'> & {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = `id, code, tokens, starts_at as "startsAt", ends_at as "endsAt", uses_max as "usesMax",
  uses_per_user_max as "usesPerUserMax", uses, archived, created_at as "createdAt", updated_at as "updatedAt"`;

const sorts = { createdAt: 'created_at', code: 'code', uses: 'uses', tokens: 'tokens' };

const shown = (row: CouponRow): Coupon => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The coupon of this code, its row locked: uses are counted one after the other. */
export async function lockCoupon(sql: Sql, code: string): Promise<CouponRow | null> {
  const [row] = await sql<CouponRow>(`select ${columns} from coupon where code = $1 for update`, [code]);
  return row ?? null;
}

/** How often this user has used it. */
export async function usesBy(sql: Sql, couponId: string, userId: string): Promise<number> {
  const [row] = await sql<{ uses: number }>(
    'select count(*)::int as uses from coupon_use where coupon_id = $1 and user_id = $2',
    [couponId, userId],
  );
  return row?.uses ?? 0;
}

/** How often the user who used it most has. */
export async function mostUsesByOne(sql: Sql, couponId: string): Promise<number> {
  const [row] = await sql<{ most: number }>(
    `select coalesce(max(uses), 0)::int as most from
       (select count(*) as uses from coupon_use where coupon_id = $1 group by user_id) u`,
    [couponId],
  );
  return row?.most ?? 0;
}

export async function noteUse(sql: Sql, couponId: string, userId: string, nth: number): Promise<void> {
  await sql('insert into coupon_use (coupon_id, user_id, nth) values ($1, $2, $3)', [couponId, userId, nth]);
  await sql('update coupon set uses = uses + 1 where id = $1', [couponId]);
}

export async function findCoupon(sql: Sql, id: string): Promise<Coupon | null> {
  const [row] = await sql<CouponRow>(`select ${columns} from coupon where id = $1`, [id]);
  return row === undefined ? null : shown(row);
}

export const listCouponsOf = (sql: Sql, query: ListQuery): Promise<Paged<Coupon>> =>
  listPage(
    sql,
    {
      columns,
      from: 'from coupon where $1::text is null or code ilike $1',
      params: [likePattern(query.search)],
      orderBy: orderBy(sorts, query.sort, '-createdAt', 'id'),
    },
    query,
    shown,
  );

export const saveCoupon = (sql: Sql, id: string | null, coupon: CouponInput): Promise<string | null> =>
  saveRowText(sql, 'coupon', id, {
    code: coupon.code,
    tokens: coupon.tokens,
    starts_at: coupon.startsAt,
    ends_at: coupon.endsAt,
    uses_max: coupon.usesMax,
    uses_per_user_max: coupon.usesPerUserMax,
    archived: coupon.archived,
  });
