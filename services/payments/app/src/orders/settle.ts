import type { SuspenseReason } from '@fitfolio/payments-contract/admin';
import { paymentCompleted, receiptSuspended } from '@fitfolio/payments-contract/events';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '../providers/provider.js';
import { askForReceiptMail, askForSuspenseMail } from './ask-for-mail.js';
import { onTransfer } from './payment-rules.js';
import { lockNamed, type PaymentRow, takeStep } from './payment.store.js';
import { regainUse } from './promo-use.js';
import { referencesIn } from './reference.js';

interface ReceiptRow {
  readonly id: string;
  readonly amountVnd: number;
  readonly content: string;
  readonly orderCode: number | null;
  readonly transactionId: string;
  readonly paidAt: Date;
}

const receiptColumns = `id, amount_vnd::float8 as "amountVnd", content, order_code::float8 as "orderCode",
  bank_transaction_id as "transactionId", paid_at as "paidAt"`;
const matchBatch = 50;

/** Records what the bank says and does what the rules say of it; the same transfer again changes nothing. */
@Injectable()
export class Settle {
  constructor(private readonly database: Database) {}

  async take(provider: string, transfer: BankTransfer, cause: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [receipt] = await tx.sql<ReceiptRow>(
        `insert into receipt (provider, bank_transaction_id, amount_vnd, content, order_code, paid_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${receiptColumns}`,
        [
          provider,
          transfer.transactionId,
          transfer.amountVnd,
          transfer.content,
          transfer.orderCode ?? null,
          transfer.paidAt,
        ],
      );
      if (receipt !== undefined) await this.match(tx, receipt, cause);
    });
  }

  /** Looks again for the orders of transfers that came before them. */
  async matchWaiting(): Promise<void> {
    const waiting = await this.database.sql<{ id: string; content: string; orderCode: number | null }>(
      `select ${receiptColumns} from receipt where state = 'unmatched'
         and received_at > now() - interval '2 days' order by received_at desc limit ${matchBatch}`,
    );
    for (const { id, content, orderCode } of waiting) {
      if (orderCode === null && referencesIn(content).length === 0) continue;
      await this.database.transaction(async (tx) => {
        const [receipt] = await tx.sql<ReceiptRow>(
          `select ${receiptColumns} from receipt where id = $1 and state = 'unmatched' for update`,
          [id],
        );
        if (receipt !== undefined) await this.match(tx, receipt, 'matched-later');
      });
    }
  }

  private async match(tx: Tx, receipt: ReceiptRow, cause: string): Promise<void> {
    const payment = await lockNamed(tx.sql, receipt.orderCode, referencesIn(receipt.content));
    if (payment === null) return;
    const now = new Date();
    const due = { amountVnd: receipt.amountVnd, paidAt: receipt.paidAt };
    const first = onTransfer({ ...payment, promoStands: true }, due, now);
    const promoStands = first.take === 'suspend' || (await regainUse(tx.sql, payment));
    const verdict = promoStands ? first : onTransfer({ ...payment, promoStands: false }, due, now);
    if (verdict.take === 'suspend') await suspend(tx, payment, receipt, verdict.reason);
    else await complete(tx, payment, receipt, { reason: verdict.reason, cause });
  }
}

export interface Completion {
  readonly reason: 'paid' | 'paid-late' | 'accepted-by-admin';
  readonly cause: string;
  readonly actorId?: string;
  readonly note?: string;
}

/** The receipt pays the order; credits will hear of it. Both rows are locked. */
export async function complete(
  tx: Tx,
  payment: PaymentRow,
  receipt: { readonly id: string; readonly transactionId: string; readonly amountVnd: number },
  completion: Completion,
): Promise<void> {
  await tx.sql(`update receipt set state = 'applied', payment_id = $2, accepted = $3 where id = $1`, [
    receipt.id,
    payment.id,
    completion.reason === 'accepted-by-admin',
  ]);
  await takeStep(tx.sql, payment, { ...completion, to: 'completed', transactionId: receipt.transactionId });
  await tx.emit(paymentCompleted, {
    paymentId: payment.id,
    userId: payment.userId,
    bundleId: payment.bundle.id,
    bundleCode: payment.bundle.code,
    tokens: payment.tokens,
    currency: payment.currency,
    amount: payment.finalAmount,
    amountVnd: payment.amountVnd,
    reference: payment.reference,
    language: payment.language,
    completedAt: new Date().toISOString(),
  });
  await askForReceiptMail(tx, payment, receipt);
}

async function suspend(
  tx: Tx,
  payment: PaymentRow,
  receipt: ReceiptRow,
  reason: SuspenseReason,
): Promise<void> {
  await tx.sql(`update receipt set state = 'suspense', payment_id = $2, suspense_reason = $3 where id = $1`, [
    receipt.id,
    payment.id,
    reason,
  ]);
  if (payment.state === 'pending')
    await tx.sql(
      `update payment set reason = 'amount-differs', updated_at = clock_timestamp() where id = $1`,
      [payment.id],
    );
  await tx.emit(receiptSuspended, {
    receiptId: receipt.id,
    paymentId: payment.id,
    userId: payment.userId,
    reason,
    amountVnd: receipt.amountVnd,
    at: new Date().toISOString(),
  });
  await askForSuspenseMail(tx, payment, receipt);
}
