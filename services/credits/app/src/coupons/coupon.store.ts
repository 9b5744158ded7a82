import type { Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { likePattern, orderBy } from '@fitfolio/service-kit/db/list';
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

export async function noteUse(sql: Sql, couponId: string, userId: string, nth: number): Promise<void> {
  await sql('insert into coupon_use (coupon_id, user_id, nth) values ($1, $2, $3)', [couponId, userId, nth]);
  await sql('update coupon set uses = uses + 1 where id = $1', [couponId]);
}

export async function findCoupon(sql: Sql, id: string): Promise<Coupon | null> {
  const [row] = await sql<CouponRow>(`select ${columns} from coupon where id = $1`, [id]);
  return row === undefined ? null : shown(row);
}

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export async function listCouponsOf(sql: Sql, query: ListQuery): Promise<{ data: Coupon[]; total: number }> {
  const rows = await sql<CouponRow & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from coupon where $1::text is null or code ilike $1
     order by ${orderBy(sorts, query.sort, '-createdAt', 'id')} limit $2 offset $3`,
    [likePattern(query.search), query.pageSize, (query.page - 1) * query.pageSize],
  );
  return { data: rows.map(shown), total: rows[0]?.total ?? 0 };
}

/** The id of the coupon made or changed; null when there is none of this id. */
export async function saveCoupon(sql: Sql, id: string | null, c: CouponInput): Promise<string | null> {
  const values = [c.code, c.tokens, c.startsAt, c.endsAt, c.usesMax, c.usesPerUserMax, c.archived];
  const fields = 'code, tokens, starts_at, ends_at, uses_max, uses_per_user_max, archived';
  const [row] =
    id === null
      ? await sql<{ id: string }>(
          `insert into coupon (${fields}) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
          values,
        )
      : await sql<{ id: string }>(
          `update coupon set (${fields}, updated_at) = ($1, $2, $3, $4, $5, $6, $7, now())
           where id = $8 returning id`,
          [...values, id],
        );
  return row?.id ?? null;
}
