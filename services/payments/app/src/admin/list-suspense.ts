import type { SuspenseItem } from '@fitfolio/payments-contract/admin';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { batches } from '@fitfolio/service-kit/db/batches';
import { hasFolded, listPage } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';
import { foundPayments } from './find-payments.js';
import { waitingReceipts } from './receipt.store.js';

interface Search {
  readonly search?: string | undefined;
}

/** A page of the money that waits for a decision. */
export const listSuspenseOf = (work: Work, query: ListQuery): Promise<Paged<SuspenseItem>> =>
  listPage(waiting(work, query), query, {
    sorts: { receivedAt: 'r.receivedAt', amountVnd: 'r.amountVnd' },
    defaultSort: 'receivedAt',
    tieBreaks: ['r.id'],
  });

/** All of it, oldest first, for a file. */
export const allSuspenseOf = (work: Work, query: Search) =>
  batches(waiting(work, query), { by: ['r.receivedAt', 'r.id'] });

function waiting(work: Work, { search }: Search) {
  const found = waitingReceipts(work)
    .leftJoin('payment as p', 'p.id', 'r.paymentId')
    .leftJoin('person', 'person.userId', 'p.userId')
    .select(['p.reference', 'p.userId', 'person.email'])
    .select(sql<number | null>`p.amount_vnd::float8`.as('expectedVnd'));
  return search?.trim() ? found.where('r.id', 'in', foundReceipts(work, search)) : found;
}

/** Receipts that have it in themselves, and those of payments that have it. */
const foundReceipts = (work: Work, search: string) =>
  db(work)
    .selectFrom('receipt as found')
    .select('found.id')
    .where('found.state', 'in', ['suspense', 'unmatched'])
    .where(hasFolded(sql.ref('found.search'), search))
    .unionAll(
      db(work)
        .selectFrom('receipt as paid')
        .select('paid.id')
        .where('paid.state', '=', 'suspense')
        .where('paid.paymentId', 'in', foundPayments(work, search)),
    );
