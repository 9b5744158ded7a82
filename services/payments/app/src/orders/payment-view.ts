import type { Payment, PaymentStatus } from '@fitfolio/payments-contract/payment';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import type { PaymentState } from './payment-rules.js';
import type { PaymentRow } from './payment.store.js';

export const statusOf = (state: PaymentState): PaymentStatus =>
  state === 'pending' || state === 'completed' ? state : 'failed';

/** What buyer and administrator both see of a payment. */
export function commonView(p: PaymentRow) {
  return {
    id: p.id,
    status: statusOf(p.state),
    reason: p.reason,
    reference: p.reference,
    transactionId: p.transactionId,
    description: `${p.bundle.name.en}, ${p.tokens} token${p.tokens === 1 ? '' : 's'}`,
    bundle: { ...p.bundle, tokens: p.tokens },
    currency: p.currency,
    originalAmount: p.originalAmount,
    discountAmount: p.discountAmount,
    finalAmount: p.finalAmount,
    amountVnd: p.amountVnd,
    vndPerUsd: p.vndPerUsd,
    promoCode: p.promoCode,
    method: 'qr' as const,
    expiresAt: p.expiresAt.toISOString(),
    createdAt: p.createdAt.toISOString(),
    updatedAt: p.updatedAt.toISOString(),
    completedAt: p.completedAt?.toISOString() ?? null,
  };
}

interface NoticeRow {
  readonly paymentId: string;
  readonly kind: Payment['notices'][number]['kind'];
  readonly amountVnd: number;
  readonly at: Date;
  readonly state: 'suspense' | 'refunded';
}

/** Payments as their buyer sees them. */
export async function buyerViews(sql: Sql, payments: readonly PaymentRow[]): Promise<Payment[]> {
  const notices = await sql<NoticeRow>(
    `select payment_id as "paymentId", suspense_reason as kind, amount_vnd::float8 as "amountVnd",
       received_at as at, state from receipt
     where payment_id = any($1) and suspense_reason is not null and state in ('suspense', 'refunded')
     order by received_at`,
    [payments.map((p) => p.id)],
  );
  const now = new Date().toISOString();
  return payments.map((p) => ({
    ...commonView(p),
    instructions: p.state === 'pending' ? p.instructions : null,
    notices: notices
      .filter((n) => n.paymentId === p.id)
      .map(({ kind, amountVnd, at, state }) => ({ kind, amountVnd, at: at.toISOString(), state })),
    now,
  }));
}
