import type { Currency, PaymentReason, TransferInstructions } from '@fitfolio/payments-contract/payment';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import type { PaymentState } from './payment-rules.js';

export interface OrderedBundle {
  readonly id: string;
  readonly code: string;
  readonly name: { readonly en: string; readonly vi: string };
}

export interface PaymentRow {
  readonly id: string;
  readonly orderCode: number;
  readonly userId: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly reason: PaymentReason;
  readonly bundle: OrderedBundle;
  readonly tokens: number;
  readonly currency: Currency;
  readonly originalAmount: number;
  readonly discountAmount: number;
  readonly finalAmount: number;
  readonly amountVnd: number;
  readonly vndPerUsd: number;
  readonly promoId: string | null;
  readonly promoCode: string | null;
  readonly language: 'en' | 'vi';
  readonly provider: string;
  readonly providerRef: string | null;
  readonly instructions: TransferInstructions | null;
  readonly transactionId: string | null;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  readonly completedAt: Date | null;
  readonly refundedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Amounts are below 2^53. */
export const paymentColumns = `p.id, p.order_code::float8 as "orderCode", p.user_id as "userId", p.reference, p.state,
  p.reason, p.bundle, p.tokens, p.currency, p.original_amount::float8 as "originalAmount",
  p.discount_amount::float8 as "discountAmount", p.final_amount::float8 as "finalAmount",
  p.amount_vnd::float8 as "amountVnd", p.vnd_per_usd as "vndPerUsd", p.promo_id as "promoId",
  p.promo_code as "promoCode", p.language, p.provider, p.provider_ref as "providerRef", p.instructions,
  p.transaction_id as "transactionId", p.expires_at as "expiresAt", p.closed_at as "closedAt",
  p.completed_at as "completedAt", p.refunded_at as "refundedAt", p.created_at as "createdAt",
  p.updated_at as "updatedAt"`;

export async function findPayment(sql: Sql, id: string, userId?: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow>(
    `select ${paymentColumns} from payment p where p.id = $1 and ($2::uuid is null or p.user_id = $2)`,
    [id, userId ?? null],
  );
  return row ?? null;
}

export async function lockPayment(sql: Sql, id: string, userId?: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow>(
    `select ${paymentColumns} from payment p
     where p.id = $1 and ($2::uuid is null or p.user_id = $2) for update`,
    [id, userId ?? null],
  );
  return row ?? null;
}

/** The order a transfer names, by the provider's number of it or by its reference, locked. */
export async function lockNamed(
  sql: Sql,
  orderCode: number | null,
  references: readonly string[],
): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow>(
    `select ${paymentColumns} from payment p where p.order_code = $1 or p.reference = any($2)
     order by p.order_code = $1 desc nulls last, p.created_at desc limit 1 for update`,
    [orderCode, references],
  );
  return row ?? null;
}

export interface Step {
  readonly to: PaymentState;
  readonly reason: PaymentReason;
  readonly cause: string;
  readonly actorId?: string;
  readonly note?: string;
  readonly transactionId?: string;
}

/** Puts a locked payment into its next state, and the step into the log. */
export async function takeStep(sql: Sql, payment: PaymentRow, step: Step): Promise<void> {
  await sql(
    `update payment set state = $2, reason = $3, updated_at = clock_timestamp(),
       closed_at = case when $2 in ('expired', 'cancelled', 'failed') then clock_timestamp() else closed_at end,
       completed_at = case when $2 = 'completed' then coalesce(completed_at, clock_timestamp()) end,
       refunded_at = case when $3 = 'refunded' then clock_timestamp() else refunded_at end,
       transaction_id = coalesce($4, transaction_id)
     where id = $1`,
    [payment.id, step.to, step.reason, step.transactionId ?? null],
  );
  await logStep(sql, payment.id, payment.state, step);
}

export async function logStep(
  sql: Sql,
  paymentId: string,
  from: PaymentState | null,
  step: Pick<Step, 'to' | 'cause' | 'actorId' | 'note'>,
): Promise<void> {
  await sql(
    `insert into transition (payment_id, from_state, to_state, cause, actor_id, note)
     values ($1, $2, $3, $4, $5, $6)`,
    [paymentId, from, step.to, step.cause, step.actorId ?? null, step.note ?? null],
  );
}
