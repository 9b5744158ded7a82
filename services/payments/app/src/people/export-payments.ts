import { sql } from '@fitfolio/service-kit/db/query';
import { exportJoined } from '@fitfolio/service-kit/people/own-data';
import { PaymentEntity } from '../orders/payment.entity.js';
import { ReceiptEntity } from '../orders/receipt.entity.js';
import { db } from '../tables.js';

const rowsMax = 500;

/** `payments.json`: what a person ordered, with amounts as numbers. */
export const exportedPayments = exportJoined([PaymentEntity], {
  name: 'payments',
  rowsMax,
  read: (work, userId, after, limit) =>
    db(work)
      .selectFrom('payment as p')
      .select(['p.id', 'p.reference', 'p.state', 'p.reason', 'p.bundle', 'p.tokens', 'p.currency'])
      .select([
        sql<number>`p.original_amount::float8`.as('originalAmount'),
        sql<number>`p.discount_amount::float8`.as('discountAmount'),
        sql<number>`p.final_amount::float8`.as('finalAmount'),
        sql<number>`p.amount_vnd::float8`.as('amountVnd'),
      ])
      .select(['p.promoCode', 'p.transactionId', 'p.createdAt', 'p.completedAt', 'p.refundedAt'])
      .select('p.id as cursor')
      .where('p.userId', '=', userId)
      .where(
        sql<boolean>`${after}::uuid is null or (p.created_at, p.id) >
          (select last.created_at, last.id from payment last where last.id = ${after} and last.user_id = ${userId})`,
      )
      .orderBy('p.createdAt')
      .orderBy('p.id')
      .limit(limit)
      .execute(),
});

/** `receipts.json`: what the bank told of transfers for these orders. */
export const exportedReceipts = exportJoined([ReceiptEntity], {
  name: 'receipts',
  rowsMax,
  read: (work, userId, after, limit) =>
    db(work)
      .selectFrom('receipt as r')
      .innerJoin('payment as p', 'p.id', 'r.paymentId')
      .select(['r.provider', 'r.bankTransactionId', 'r.paymentId', 'r.content', 'r.state'])
      .select(['r.suspenseReason', 'r.paidAt', 'r.receivedAt', 'r.id as cursor'])
      .select(sql<number>`r.amount_vnd::float8`.as('amountVnd'))
      .where('p.userId', '=', userId)
      .where(
        sql<boolean>`${after}::uuid is null or (r.received_at, r.id) >
          (select last.received_at, last.id from receipt last where last.id = ${after})`,
      )
      .orderBy('r.receivedAt')
      .orderBy('r.id')
      .limit(limit)
      .execute(),
});
