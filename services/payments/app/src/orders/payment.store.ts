import type { PaymentReason } from '@fitfolio/payments-contract/payment';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';
import type { PaymentState } from './payment-rules.js';

/** The columns of `payment as p` that the rules and the views need. Amounts are below 2^53. */
export const paymentColumns = [
  'p.id',
  'p.userId',
  'p.reference',
  'p.state',
  'p.reason',
  'p.bundle',
  'p.tokens',
  'p.currency',
  'p.vndPerUsd',
  'p.promoId',
  'p.promoCode',
  'p.language',
  'p.provider',
  'p.providerRef',
  'p.instructions',
  'p.transactionId',
  'p.expiresAt',
  'p.closedAt',
  'p.completedAt',
  'p.refundedAt',
  'p.createdAt',
  'p.updatedAt',
  sql<number>`p.order_code::float8`.as('orderCode'),
  sql<number>`p.original_amount::float8`.as('originalAmount'),
  sql<number>`p.discount_amount::float8`.as('discountAmount'),
  sql<number>`p.final_amount::float8`.as('finalAmount'),
  sql<number>`p.amount_vnd::float8`.as('amountVnd'),
] as const;

const payments = (work: Work) => db(work).selectFrom('payment as p').select(paymentColumns);

export type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

/** Undefined when there is none or, with `userId`, when it is another's. */
export function findPayment(work: Work, id: string, userId?: string): Promise<PaymentRow | undefined> {
  return payments(work)
    .where('p.id', '=', id)
    .$if(userId !== undefined, (found) => found.where('p.userId', '=', userId ?? ''))
    .executeTakeFirst();
}

export function lockPayment(work: Work, id: string, userId?: string): Promise<PaymentRow | undefined> {
  return payments(work)
    .where('p.id', '=', id)
    .$if(userId !== undefined, (found) => found.where('p.userId', '=', userId ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

/** The order a transfer names, by the provider's number of it or by its reference, locked. */
export function lockNamed(
  work: Work,
  orderCode: string | null,
  references: readonly string[],
): Promise<PaymentRow | undefined> {
  const byCode = sql<boolean>`p.order_code = ${orderCode}::bigint`;
  return payments(work)
    .where(({ or, eb }) => or([byCode, eb('p.reference', '=', sql<string>`any(${references}::text[])`)]))
    .orderBy(byCode, (order) => order.desc().nullsLast())
    .orderBy('p.createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export interface Step {
  readonly to: PaymentState;
  readonly reason: PaymentReason;
  readonly cause: string;
  readonly actorId?: string;
  readonly note?: string;
  readonly transactionId?: string;
}

const now = sql<Date>`clock_timestamp()`;

/** Puts a locked payment into its next state, and the step into the log. */
export async function takeStep(work: Work, payment: PaymentRow, step: Step): Promise<void> {
  const { to, reason, transactionId } = step;
  await db(work)
    .updateTable('payment')
    .set({
      state: to,
      reason,
      updatedAt: now,
      ...(to === 'pending' || to === 'completed' ? {} : { closedAt: now }),
      completedAt: to === 'completed' ? sql<Date>`coalesce(completed_at, ${now})` : null,
      ...(reason === 'refunded' ? { refundedAt: now } : {}),
      ...(transactionId === undefined ? {} : { transactionId }),
    })
    .where('id', '=', payment.id)
    .execute();
  await logStep(work, payment.id, payment.state, step);
}

export async function logStep(
  work: Work,
  paymentId: string,
  fromState: PaymentState | null,
  { to: toState, cause, actorId, note }: Pick<Step, 'to' | 'cause' | 'actorId' | 'note'>,
): Promise<void> {
  await db(work)
    .insertInto('transition')
    .values({ paymentId, fromState, toState, cause, actorId: actorId ?? null, note: note ?? null })
    .execute();
}

/** Says beside a pending order's state what it waits for. */
export async function setPendingReason(
  work: Work,
  id: string,
  reason: 'awaiting-transfer' | 'amount-differs',
): Promise<void> {
  await db(work).updateTable('payment').set({ reason, updatedAt: now }).where('id', '=', id).execute();
}
