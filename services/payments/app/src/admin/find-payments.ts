import { hasFolded, hasSearched } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

/** What is searched of a payment `p` and its buyer `person`. */
export const paymentTexts = [sql<string>`p.search`, sql<string>`person.search`];

/** The ids of payments that have what is searched for: in themselves, or in the name or address of their buyer. */
export const foundPayments = (work: Work, search: string | undefined) =>
  db(work)
    .selectFrom('payment as found')
    .select('found.id')
    .where(hasFolded(sql.ref('found.search'), search))
    .unionAll(
      db(work)
        .selectFrom('person as buyer')
        .innerJoin('payment as bought', 'bought.userId', 'buyer.userId')
        .select('bought.id')
        .where(hasFolded(sql.ref('buyer.search'), search)),
    );

/** Whether a payment `p`, joined with its buyer `person`, has what is searched for. */
export const paymentSearched = (work: Work, search: string | undefined) =>
  hasSearched(search, {
    id: sql.ref('p.id'),
    texts: paymentTexts,
    found: () => foundPayments(work, search),
  });
