import type { Receipt, SuspenseItem } from '@fitfolio/payments-contract/admin';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';

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

export async function receiptsOf(sql: Sql, paymentId: string): Promise<Receipt[]> {
  const rows = await sql<ReceiptRow>(
    `select ${receiptColumns} from receipt r where r.payment_id = $1 order by r.received_at`,
    [paymentId],
  );
  return rows.map(shownReceipt);
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
