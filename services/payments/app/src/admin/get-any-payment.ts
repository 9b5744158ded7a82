import type { AdminPaymentDetail } from '@fitfolio/payments-contract/admin';
import { toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';
import { adminPayments, adminView } from './list-all-payments.js';
import { receipts } from './receipt.store.js';

/** One payment with its receipts and its log; undefined when there is none. */
export async function getAnyPaymentOf(work: Work, id: string): Promise<AdminPaymentDetail | undefined> {
  const payment = await adminPayments(work).where('p.id', '=', id).executeTakeFirst();
  if (payment === undefined) return undefined;
  const arrived = await receipts(work).where('r.paymentId', '=', id).orderBy('r.receivedAt').execute();
  const transitions = await db(work)
    .selectFrom('transition')
    .select(['at', 'fromState as from', 'toState as to', 'cause', 'actorId', 'note'])
    .where('paymentId', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...adminView(toDto(payment)),
    receipts: arrived.map((receipt) => toDto(receipt)),
    transitions: transitions.map((transition) => toDto(transition)),
  };
}
