import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import type { PaymentStatus } from '@fitfolio/payments-contract/payment';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { batches } from '@fitfolio/service-kit/db/batches';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { type Dto, sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { derived, statesOf } from '../orders/payment-view.js';
import { db } from '../tables.js';
import { paymentSearched } from './find-payments.js';

interface AdminFilter {
  readonly search?: string | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly userId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of all payments. */
export async function listAllPaymentsOf(
  work: Work,
  filter: AdminFilter & ListQuery,
): Promise<Paged<AdminPayment>> {
  const payments = await filtered(work, filter);
  const { data, page } = await listPage(payments, filter, {
    sorts: { amountVnd: 'p.amountVnd', email: 'person.email' },
    indexed: { createdAt: ['p.createdAt', 'p.id'] },
    defaultSort: '-createdAt',
    tieBreaks: ['p.id'],
  });
  return { data: data.map(adminView), page };
}

/** All payments, newest first, for a file. */
export async function* allPaymentsOf(work: Work, filter: AdminFilter) {
  const payments = await filtered(work, filter);
  yield* batches(payments, { by: ['p.createdAt', 'p.id'], descending: true });
}

/** What an administrator sees of payments, apart from what the buyer does. */
export const adminPayments = (work: Work) =>
  db(work)
    .selectFrom('payment as p')
    .leftJoin('person', 'person.userId', 'p.userId')
    .select(['p.id', 'p.state', 'p.reason', 'p.reference', 'p.transactionId', 'p.bundle', 'p.tokens'])
    .select(['p.currency', 'p.vndPerUsd', 'p.promoCode', 'p.provider', 'p.userId'])
    .select(['p.expiresAt', 'p.createdAt', 'p.updatedAt', 'p.completedAt'])
    .select(['person.email', 'person.name'])
    .select(({ selectFrom }) => [
      sql<number>`p.original_amount::float8`.as('originalAmount'),
      sql<number>`p.discount_amount::float8`.as('discountAmount'),
      sql<number>`p.final_amount::float8`.as('finalAmount'),
      sql<number>`p.amount_vnd::float8`.as('amountVnd'),
      selectFrom('receipt as r')
        .select(sql<number>`count(*)::int`.as('open'))
        .whereRef('r.paymentId', '=', 'p.id')
        .where('r.state', '=', 'suspense')
        .$asScalar()
        .$notNull()
        .as('openSuspense'),
    ]);

type AdminRow = Dto<Awaited<ReturnType<ReturnType<typeof adminPayments>['executeTakeFirstOrThrow']>>>;

export const adminView = (row: AdminRow): AdminPayment => ({ ...row, ...derived(row) });

async function filtered(work: Work, { status, userId, from, to, search }: AdminFilter) {
  let found = adminPayments(work).where(await paymentSearched(work, search));
  if (status !== undefined) found = found.where('p.state', 'in', statesOf(status));
  if (userId !== undefined) found = found.where('p.userId', '=', userId);
  if (from !== undefined) found = found.where('p.createdAt', '>=', new Date(from));
  if (to !== undefined) found = found.where('p.createdAt', '<', new Date(to));
  return found;
}
