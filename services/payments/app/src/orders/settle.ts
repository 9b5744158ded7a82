import type { SuspenseReason } from '@fitfolio/payments-contract/admin';
import { paymentCompleted } from '@fitfolio/payments-contract/events';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { ago, sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '../providers/provider.js';
import { referencesIn } from '../providers/reference.js';
import { db } from '../tables.js';
import { requestReceiptMail, requestSuspenseMail } from './request-mail.js';
import { onTransfer } from './payment-rules.js';
import { lockNamed, type PaymentRow, setPendingReason, takeStep } from './payment.store.js';
import { regainUse } from './promo-use.js';

interface Transferred {
  readonly id: string;
  readonly transactionId: string;
  readonly amountVnd: number;
  readonly content: string;
  readonly orderCode: string | null;
  readonly paidAt: Date | null;
}

const receiptColumns = [
  'id',
  'bankTransactionId as transactionId',
  sql<number>`amount_vnd::float8`.as('amountVnd'),
  'content',
  'orderCode',
  'paidAt',
] as const;
const matchBatch = 50;
/** What an index takes of a text, whatever its letters. */
const textCharsMax = 600;

/** A bank’s text without what the database refuses: a fact that cannot be stored would be told again for ever. */
const storable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, textCharsMax)
    .toWellFormed();

/** Records what the bank says and does what the rules say of it; the same transfer again changes nothing. */
@Injectable()
export class Settle {
  constructor(private readonly database: Database) {}

  async take(provider: string, transfer: BankTransfer, cause: string): Promise<void> {
    const { amountVnd, orderCode = null, paidAt } = transfer;
    const bankTransactionId = storable(transfer.transactionId);
    const content = storable(transfer.content);
    await this.database.transaction(async (tx) => {
      const receipt = await db(tx)
        .insertInto('receipt')
        .values({ provider, bankTransactionId, amountVnd, content, orderCode, paidAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning(receiptColumns)
        .executeTakeFirst();
      if (receipt !== undefined) await this.match(tx, receipt, cause);
    });
  }

  /** Looks again for the orders of transfers that came before them. */
  async matchWaiting(): Promise<void> {
    const waiting = await db(this.database)
      .selectFrom('receipt')
      .select(['id', 'content', 'orderCode'])
      .where('state', '=', 'unmatched')
      .where('receivedAt', '>', ago(2, 'days'))
      .orderBy('receivedAt', 'desc')
      .limit(matchBatch)
      .execute();
    for (const { id, content, orderCode } of waiting) {
      if (orderCode === null && referencesIn(content).length === 0) continue;
      await this.database.transaction(async (tx) => {
        const receipt = await db(tx)
          .selectFrom('receipt')
          .select(receiptColumns)
          .where('id', '=', id)
          .where('state', '=', 'unmatched')
          .forUpdate()
          .executeTakeFirst();
        if (receipt !== undefined) await this.match(tx, receipt, 'matched-later');
      });
    }
  }

  private async match(tx: Tx, receipt: Transferred, cause: string): Promise<void> {
    const payment = await lockNamed(tx, receipt.orderCode, referencesIn(receipt.content));
    if (payment === undefined) return;
    const now = new Date();
    const first = onTransfer({ ...payment, promoStands: true }, receipt, now);
    const promoStands = first.take === 'suspend' || (await regainUse(tx, payment));
    const verdict = promoStands ? first : onTransfer({ ...payment, promoStands: false }, receipt, now);
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
  receipt: Pick<Transferred, 'id' | 'transactionId' | 'amountVnd'>,
  completion: Completion,
): Promise<void> {
  await db(tx)
    .updateTable('receipt')
    .set({
      state: 'applied',
      paymentId: payment.id,
      accepted: completion.reason === 'accepted-by-admin',
    })
    .where('id', '=', receipt.id)
    .execute();
  await takeStep(tx, payment, { ...completion, to: 'completed', transactionId: receipt.transactionId });
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
  await requestReceiptMail(tx, payment, receipt);
}

async function suspend(
  tx: Tx,
  payment: PaymentRow,
  receipt: Transferred,
  reason: SuspenseReason,
): Promise<void> {
  await db(tx)
    .updateTable('receipt')
    .set({ state: 'suspense', paymentId: payment.id, suspenseReason: reason })
    .where('id', '=', receipt.id)
    .execute();
  const differs = reason === 'too-little' || reason === 'too-much';
  if (differs && payment.state === 'pending') await setPendingReason(tx, payment.id, 'amount-differs');
  await requestSuspenseMail(tx, payment, receipt);
}
