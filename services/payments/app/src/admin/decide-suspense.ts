import type { Receipt } from '@fitfolio/payments-contract/admin';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { openReceiptsOf } from '../orders/end-order.js';
import { onAccept } from '../orders/payment-rules.js';
import { lockPayment, setPendingReason } from '../orders/payment.store.js';
import { paymentsProblem } from '../payments-problem.js';
import { regainUse } from '../orders/promo-use.js';
import { complete } from '../orders/settle.js';
import { db } from '../tables.js';
import { receipts } from './receipt.store.js';

/** What an administrator decides about money that waits. */
@Injectable()
export class DecideSuspense {
  constructor(private readonly database: Database) {}

  accept(actorId: string, receiptId: string, reason: string, paymentId?: string): Promise<Receipt> {
    return this.deciding(receiptId, async (tx, receipt) => {
      const wanted = receipt.paymentId ?? paymentId;
      const contradicted =
        receipt.paymentId !== null && (paymentId ?? receipt.paymentId) !== receipt.paymentId;
      const payment = wanted === undefined || contradicted ? undefined : await lockPayment(tx, wanted);
      if (payment === undefined || onAccept(payment.state) === 'refuse')
        throw paymentsProblem('RECEIPT_NOT_ACCEPTABLE', 'It cannot be taken as payment of that order.');
      // The administrator's word stands above a promo that is used up.
      await regainUse(tx, payment);
      const { id, bankTransactionId: transactionId, amountVnd } = receipt;
      await complete(
        tx,
        payment,
        { id, transactionId, amountVnd },
        {
          reason: 'accepted-by-admin',
          cause: 'accepted',
          actorId,
          note: reason,
        },
      );
      await writeAudit(tx, { actorId, action: 'receipt-accepted', subject: receiptId, reason });
    });
  }

  refund(actorId: string, receiptId: string, reason: string): Promise<Receipt> {
    return this.deciding(receiptId, async (tx, receipt) => {
      const payment = receipt.paymentId === null ? undefined : await lockPayment(tx, receipt.paymentId);
      await db(tx).updateTable('receipt').set({ state: 'refunded' }).where('id', '=', receiptId).execute();
      if (payment?.state === 'pending' && (await openReceiptsOf(tx, payment.id)) === 0)
        await setPendingReason(tx, payment.id, 'awaiting-transfer');
      await writeAudit(tx, { actorId, action: 'receipt-refunded', subject: receiptId, reason });
    });
  }

  private deciding(id: string, decide: (tx: Tx, receipt: Receipt) => Promise<void>): Promise<Receipt> {
    return this.database.transaction(async (tx) => {
      const receipt = await receipts(tx).where('r.id', '=', id).forUpdate().executeTakeFirst();
      if (receipt === undefined) throw problem('NOT_FOUND', 'There is no such transfer.');
      if (receipt.state !== 'suspense' && receipt.state !== 'unmatched')
        throw paymentsProblem('RECEIPT_NOT_IN_SUSPENSE', 'This transfer was dealt with.');
      await decide(tx, toDto(receipt));
      return toDto(await receipts(tx).where('r.id', '=', id).executeTakeFirstOrThrow());
    });
  }
}
