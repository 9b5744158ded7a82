import type { PaymentReason } from '@fitfolio/payments-contract/payment';
import { refundDays, type SuspenseReason } from '@fitfolio/payments-contract/admin';

export type PaymentState = 'pending' | 'completed' | 'failed' | 'expired' | 'cancelled';

/** How long after its end an order may still be paid. */
export const lateWindowHours = 24;
const hourMs = 3_600_000;

export interface OrderNow {
  readonly state: PaymentState;
  readonly amountVnd: number;
  /** When it expired, was cancelled or failed. */
  readonly closedAt: Date | null;
  /** false: its promo was given back and is used up by others since. */
  readonly promoStands: boolean;
}

export interface Arrived {
  readonly amountVnd: number;
  /** Null where the bank's time could not be read or cannot be true. */
  readonly paidAt: Date | null;
}

export type Verdict =
  | { readonly take: 'complete'; readonly reason: Extract<PaymentReason, 'paid' | 'paid-late'> }
  | { readonly take: 'suspend'; readonly reason: SuspenseReason };

const suspend = (reason: SuspenseReason): Verdict => ({ take: 'suspend', reason });

/** A bank's clock may be ahead; nothing was paid in the future. */
const earlier = (a: Date, b: Date): number => Math.min(a.getTime(), b.getTime());

/** What a transfer that names an order does to it. */
export function onTransfer(order: OrderNow, arrived: Arrived, now: Date): Verdict {
  if (order.state === 'completed') return suspend('second-transfer');
  if (order.state === 'failed') return suspend('not-payable');
  if (arrived.paidAt === null) return suspend('time-unknown');
  if (arrived.amountVnd < order.amountVnd) return suspend('too-little');
  if (arrived.amountVnd > order.amountVnd) return suspend('too-much');
  if (order.state === 'pending') return { take: 'complete', reason: 'paid' };
  const closed = order.closedAt?.getTime() ?? 0;
  if (earlier(arrived.paidAt, now) > closed + lateWindowHours * hourMs) return suspend('too-late');
  if (!order.promoStands) return suspend('promo-gone');
  return { take: 'complete', reason: 'paid-late' };
}

/** The buyer cancels. */
export function onCancel(state: PaymentState): 'cancel' | 'keep' | 'refuse' {
  if (state === 'pending') return 'cancel';
  return state === 'completed' ? 'refuse' : 'keep';
}

/** Its time runs out: only an order nobody has sent money for expires. */
export function onTimeOut(
  order: { readonly state: PaymentState; readonly expiresAt: Date; readonly openReceipts: number },
  now: Date,
): 'expire' | 'keep' {
  const over = order.state === 'pending' && order.expiresAt <= now;
  return over && order.openReceipts === 0 ? 'expire' : 'keep';
}

/** The bank says that the order cannot be paid. What is complete is never taken back by that. */
export function onBankRefusal(state: PaymentState): 'fail' | 'keep' {
  return state === 'pending' ? 'fail' : 'keep';
}

/** An administrator refunds, by request, within the days promised. */
export function onRefund(
  order: { readonly state: PaymentState; readonly completedAt: Date | null; readonly refunded: boolean },
  now: Date,
): 'refund' | 'keep' | 'not-completed' | 'too-late' {
  if (order.state !== 'completed' || order.completedAt === null) return 'not-completed';
  if (order.refunded) return 'keep';
  return now.getTime() > order.completedAt.getTime() + refundDays * 24 * hourMs ? 'too-late' : 'refund';
}

/** An administrator takes money that waits as payment of an order. */
export const onAccept = (state: PaymentState): 'complete' | 'refuse' =>
  state === 'completed' ? 'refuse' : 'complete';

/** Every step that may ever stand in the transition log; `null` is before the order was made. */
export const legalSteps: readonly (readonly [PaymentState | null, PaymentState])[] = [
  [null, 'pending'],
  ['pending', 'completed'],
  ['pending', 'failed'],
  ['pending', 'expired'],
  ['pending', 'cancelled'],
  ['expired', 'completed'],
  ['cancelled', 'completed'],
  ['failed', 'completed'],
  ['completed', 'completed'],
];
