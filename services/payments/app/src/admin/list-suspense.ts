import type { SuspenseItem } from '@fitfolio/payments-contract/admin';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { batches } from '@fitfolio/service-kit/db/batches';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasFolded, hasSearched } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';
import { foundPayments, paymentTexts } from './find-payments.js';
import { waitingReceipts } from './receipt.store.js';

interface Search {
  readonly search?: string | undefined;
}

/** A page of the money that waits for a decision. */
export async function listSuspenseOf(work: Work, query: ListQuery): Promise<Paged<SuspenseItem>> {
  const receipts = await waiting(work, query);
  return listPage(receipts, query, {
    sorts: { receivedAt: 'r.receivedAt', amountVnd: 'r.amountVnd' },
    defaultSort: 'receivedAt',
    tieBreaks: ['r.id'],
  });
}

/** All of it, oldest first, for a file. */
export async function* allSuspenseOf(work: Work, query: Search) {
  const receipts = await waiting(work, query);
  yield* batches(receipts, { by: ['r.receivedAt', 'r.id'] });
}

async function waiting(work: Work, { search }: Search) {
  const searched = await hasSearched(search, {
    id: sql.ref('r.id'),
    texts: [sql<string>`r.search`, ...paymentTexts],
    found: () => foundReceipts(work, search),
  });
  return waitingReceipts(work)
    .leftJoin('payment as p', 'p.id', 'r.paymentId')
    .leftJoin('person', 'person.userId', 'p.userId')
    .select(['p.reference', 'p.userId', 'person.email'])
    .select(sql<number | null>`p.amount_vnd::float8`.as('expectedVnd'))
    .where(searched);
}

/** Receipts that have it in themselves, and those of payments that have it. */
const foundReceipts = (work: Work, search: string | undefined) =>
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
