import type { Payment, PaymentStatus } from '@fitfolio/payments-contract/payment';
import { type Dto, sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';
import type { PaymentState } from './payment-rules.js';
import type { PaymentRow } from './payment.store.js';

export const statusOf = (state: PaymentState): PaymentStatus =>
  state === 'pending' || state === 'completed' ? state : 'failed';

/** The states of one status, for lists that are narrowed to it. */
export const statesOf = (status: PaymentStatus): readonly PaymentState[] =>
  status === 'failed' ? ['failed', 'expired', 'cancelled'] : [status];

/** What is derived of a payment, for its buyer and for administrators. */
export const derived = ({ state, bundle, tokens }: Pick<PaymentRow, 'state' | 'bundle' | 'tokens'>) => ({
  status: statusOf(state),
  description: `${bundle.name.en}, ${tokens} token${tokens === 1 ? '' : 's'}`,
  bundle: { ...bundle, tokens },
  method: 'qr' as const,
});

/** Payments as their buyer sees them; the reply takes of a row what the contract names. */
export async function buyerViews(work: Work, payments: readonly Dto<PaymentRow>[]): Promise<Payment[]> {
  const notices = await noticesOf(
    work,
    payments.map(({ id }) => id),
  );
  const now = new Date().toISOString();
  return payments.map((payment) => ({
    ...payment,
    ...derived(payment),
    instructions: payment.state === 'pending' ? payment.instructions : null,
    notices: (notices.get(payment.id) ?? []).map(({ kind, amountVnd, at, state }) => ({
      kind,
      amountVnd,
      at: at.toISOString(),
      state,
    })),
    now,
  }));
}

type Notice = Payment['notices'][number];

/** Money that arrived for each of these payments but could not be taken as it is. */
async function noticesOf(work: Work, paymentIds: readonly string[]) {
  const rows = await db(work)
    .selectFrom('receipt')
    .select(['paymentId', 'suspenseReason as kind', 'receivedAt as at', 'state'])
    .select(sql<number>`amount_vnd::float8`.as('amountVnd'))
    .where('paymentId', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .where('suspenseReason', 'is not', null)
    .where('state', 'in', ['suspense', 'refunded'])
    .$narrowType<{ kind: Notice['kind']; state: Notice['state'] }>()
    .orderBy('receivedAt')
    .execute();
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}
