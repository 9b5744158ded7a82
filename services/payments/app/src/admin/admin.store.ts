import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { commonView } from '../orders/payment-view.js';
import { paymentColumns, type PaymentRow } from '../orders/payment.store.js';
import { receiptsOf } from './receipt.store.js';

export interface AdminFilter extends ListQuery {
  readonly status?: string | undefined;
  readonly userId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type AdminRow = PaymentRow & {
  readonly email: string | null;
  readonly name: string | null;
  readonly openSuspense: number;
};

const columns = `${paymentColumns}, person.email, person.name,
  (select count(*)::int from receipt r where r.payment_id = p.id and r.state = 'suspense') as "openSuspense"`;
const tables = 'from payment p left join person on person.user_id = p.user_id';
const sorts = { createdAt: 'p.created_at', amountVnd: 'p.amount_vnd', email: 'person.email' };

const shown = (row: AdminRow): AdminPayment => ({
  ...commonView(row),
  state: row.state,
  provider: row.provider,
  userId: row.userId,
  email: row.email,
  name: row.name,
  openSuspense: row.openSuspense,
});

export const listAllPaymentsOf = (sql: Sql, filter: AdminFilter): Promise<Paged<AdminPayment>> =>
  listPage(
    sql,
    {
      columns,
      from: `${tables} where ($1::text is null or
          $1 = case when p.state in ('pending', 'completed') then p.state else 'failed' end)
        and ($2::uuid is null or p.user_id = $2)
        and ($3::timestamptz is null or p.created_at >= $3) and ($4::timestamptz is null or p.created_at < $4)
        and ($5::text is null or unaccent(concat_ws(' ', p.reference, p.transaction_id, p.promo_code, p.id,
          person.email, person.name)) ilike unaccent($5))`,
      params: [
        filter.status ?? null,
        filter.userId ?? null,
        filter.from ?? null,
        filter.to ?? null,
        likePattern(filter.search),
      ],
      orderBy: orderBy(sorts, filter.sort, '-createdAt', 'p.id'),
    },
    filter,
    shown,
  );

export async function findDetail(sql: Sql, id: string) {
  const [row] = await sql<AdminRow>(`select ${columns} ${tables} where p.id = $1`, [id]);
  if (row === undefined) return null;
  const transitions = await sql<{
    at: Date;
    from: string | null;
    to: string;
    cause: string;
    actorId: string | null;
    note: string | null;
  }>(
    `select at, from_state as "from", to_state as "to", cause, actor_id as "actorId", note
     from transition where payment_id = $1 order by id`,
    [id],
  );
  return {
    ...shown(row),
    receipts: await receiptsOf(sql, id),
    transitions: transitions.map((t) => ({ ...t, at: t.at.toISOString() })),
  };
}

const zone = 'Asia/Ho_Chi_Minh';

export async function revenueOf(sql: Sql, days: number) {
  const rows = await sql<{ day: string; payments: number; revenueVnd: number; refundedVnd: number }>(
    `with day as (select d::date as day from generate_series(
       (now() at time zone '${zone}')::date - ($1::int - 1), (now() at time zone '${zone}')::date, '1 day') d)
     select to_char(day.day, 'YYYY-MM-DD') as day,
       (select count(*)::int from payment where (completed_at at time zone '${zone}')::date = day.day) as payments,
       (select coalesce(sum(amount_vnd), 0)::float8 from payment
         where (completed_at at time zone '${zone}')::date = day.day) as "revenueVnd",
       (select coalesce(sum(amount_vnd), 0)::float8 from payment
         where (refunded_at at time zone '${zone}')::date = day.day) as "refundedVnd"
     from day order by day.day`,
    [days],
  );
  const [open] = await sql<{ openSuspense: number; openSuspenseVnd: number; pending: number }>(
    `select (select count(*)::int from receipt where state in ('suspense', 'unmatched')) as "openSuspense",
       (select coalesce(sum(amount_vnd), 0)::float8 from receipt
         where state in ('suspense', 'unmatched')) as "openSuspenseVnd",
       (select count(*)::int from payment where state = 'pending') as pending`,
  );
  return { days: rows, openSuspense: 0, openSuspenseVnd: 0, pending: 0, ...open };
}
