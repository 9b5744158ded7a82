import type { AdminPayment, Receipt, SuspenseItem } from '@fitfolio/payments-contract/admin';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { commonView } from '../orders/payment-view.js';
import { paymentColumns, type PaymentRow } from '../orders/payment.store.js';

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

type ReceiptRow = Omit<Receipt, 'paidAt' | 'receivedAt'> & {
  readonly paidAt: Date;
  readonly receivedAt: Date;
};

const receiptColumns = `r.id, r.payment_id as "paymentId", r.provider, r.bank_transaction_id as "bankTransactionId",
  r.amount_vnd::float8 as "amountVnd", r.content, r.state, r.suspense_reason as "suspenseReason",
  r.paid_at as "paidAt", r.received_at as "receivedAt"`;

const shownReceipt = <Row extends ReceiptRow>(row: Row) => ({
  ...row,
  paidAt: row.paidAt.toISOString(),
  receivedAt: row.receivedAt.toISOString(),
});

export async function findDetail(sql: Sql, id: string) {
  const [row] = await sql<AdminRow>(`select ${columns} ${tables} where p.id = $1`, [id]);
  if (row === undefined) return null;
  const receipts = await sql<ReceiptRow>(
    `select ${receiptColumns} from receipt r where r.payment_id = $1 order by r.received_at`,
    [id],
  );
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
    receipts: receipts.map(shownReceipt),
    transitions: transitions.map((t) => ({ ...t, at: t.at.toISOString() })),
  };
}

export async function findReceipt(sql: Sql, id: string, lock = false) {
  const [row] = await sql<ReceiptRow>(
    `select ${receiptColumns} from receipt r where r.id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return row === undefined ? null : shownReceipt(row);
}

type SuspenseRow = ReceiptRow & Pick<SuspenseItem, 'reference' | 'expectedVnd' | 'userId' | 'email'>;

export const listSuspenseOf = (sql: Sql, query: ListQuery): Promise<Paged<SuspenseItem>> =>
  listPage(
    sql,
    {
      columns: `${receiptColumns}, p.reference, p.amount_vnd::float8 as "expectedVnd", p.user_id as "userId",
        person.email`,
      from: `from receipt r left join payment p on p.id = r.payment_id
          left join person on person.user_id = p.user_id
        where r.state in ('suspense', 'unmatched') and ($1::text is null or
          concat_ws(' ', r.content, r.bank_transaction_id, p.reference, person.email) ilike $1)`,
      params: [likePattern(query.search)],
      orderBy: orderBy(
        { receivedAt: 'r.received_at', amountVnd: 'r.amount_vnd' },
        query.sort,
        'receivedAt',
        'r.id',
      ),
    },
    query,
    (row: SuspenseRow) => ({ ...shownReceipt(row), suspenseReason: row.suspenseReason ?? 'no-payment' }),
  );

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
