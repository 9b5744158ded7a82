import type { SuspenseReason } from '@fitfolio/payments-contract/admin';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

const transfers = (work: Work) =>
  db(work)
    .selectFrom('receipt as r')
    .select(['r.id', 'r.paymentId', 'r.provider', 'r.bankTransactionId', 'r.content', 'r.state'])
    .select(['r.paidAt', 'r.receivedAt', sql<number>`r.amount_vnd::float8`.as('amountVnd')]);

/** Transfers as administrators see them. */
export const receipts = (work: Work) => transfers(work).select('r.suspenseReason');

/** Those that wait for a decision, with why. */
export const waitingReceipts = (work: Work) =>
  transfers(work)
    .select(sql<SuspenseReason>`coalesce(r.suspense_reason, 'no-payment')`.as('suspenseReason'))
    .where('r.state', 'in', ['suspense', 'unmatched']);
