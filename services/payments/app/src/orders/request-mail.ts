import { mailRequestedBy } from '@fitfolio/auth-contract/mail-request';
import type { Tx } from '@fitfolio/service-kit/db/database';
import type { PaymentRow } from './payment.store.js';

const mailRequested = mailRequestedBy('payments');
const zone = 'Asia/Ho_Chi_Minh';

const vnd = new Intl.NumberFormat('vi-VN');
/** As the product shows prices: dollars with the sign before, đồng with Vietnamese grouping. */
const shownAmount = ({ currency, finalAmount }: PaymentRow): string =>
  currency === 'USD' ? `$${(finalAmount / 100).toFixed(2)}` : shownVnd(finalAmount);
const shownVnd = (amount: number): string => `${vnd.format(amount)} ₫`;

/** `2026-11-21 17:04:05`, the product's way, in Viet Nam. */
const shownDate = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(at);

/** One mail a payment. It tells the price, or, where an administrator took another amount for it, that. */
export async function requestReceiptMail(
  tx: Tx,
  payment: PaymentRow,
  { amountVnd }: { readonly amountVnd: number },
): Promise<void> {
  const amount = amountVnd === payment.amountVnd ? shownAmount(payment) : shownVnd(amountVnd);
  await request(tx, payment, payment.id, 'payment-receipt', amount);
}

/** One mail a transfer that waits. */
export async function requestSuspenseMail(
  tx: Tx,
  payment: PaymentRow,
  receipt: { readonly id: string; readonly amountVnd: number },
): Promise<void> {
  await request(tx, payment, receipt.id, 'payment-suspense', shownVnd(receipt.amountVnd));
}

async function request(
  tx: Tx,
  { userId, language, tokens, reference }: PaymentRow,
  requestId: string,
  kind: 'payment-receipt' | 'payment-suspense',
  amount: string,
): Promise<void> {
  const values = { amount, tokens, reference, date: shownDate(new Date()) };
  await tx.emit(mailRequested, { requestId, userId, language, mail: { kind, values } });
}
