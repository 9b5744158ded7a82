import type { RevenueDay } from '@fitfolio/payments-contract/admin';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

const zone = 'Asia/Ho_Chi_Minh';
const today = sql<Date>`(now() at time zone ${zone})::date`;
/** đồng in all. One absurd transfer must not make a sum that the reply cannot carry. */
const sumVnd = sql<number>`least(coalesce(sum(amount_vnd), 0), ${Number.MAX_SAFE_INTEGER}::bigint)::float8`;

/** Revenue on each of the last days, and what is open now. */
export async function revenueOf(work: Work, days: number) {
  return { days: await revenueDays(work, days), ...(await openNow(work)) };
}

async function revenueDays(work: Work, days: number): Promise<RevenueDay[]> {
  const first = sql<Date>`(${today} - ${days - 1}::int)`;
  const perDay = (column: 'completedAt' | 'refundedAt') => sql`
    select (${sql.ref(column)} at time zone ${zone})::date as day, count(*)::int as payments, ${sumVnd} as vnd
    from payment where ${sql.ref(column)} >= ${first}::timestamp at time zone ${zone} group by 1`;
  const { rows } = await sql<RevenueDay>`
    with sold as (${perDay('completedAt')}), refunded as (${perDay('refundedAt')})
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sold.payments, 0) as payments,
      coalesce(sold.vnd, 0) as revenue_vnd, coalesce(refunded.vnd, 0) as refunded_vnd
    from (select generate_series(${first}, ${today}, '1 day')::date as day) each
      left join sold using (day) left join refunded using (day)
    order by each.day`.execute(db(work));
  return rows;
}

async function openNow(work: Work) {
  const count = sql<number>`count(*)::int`;
  const suspense = await db(work)
    .selectFrom('receipt')
    .select([count.as('openSuspense'), sumVnd.as('openSuspenseVnd')])
    .where('state', 'in', ['suspense', 'unmatched'])
    .executeTakeFirstOrThrow();
  const orders = await db(work)
    .selectFrom('payment')
    .select(count.as('pending'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { ...suspense, ...orders };
}
