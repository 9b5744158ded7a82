import { hasFolded } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

/**
 * The ids of payments that have what is searched for: in themselves, or in the name or address of their buyer. Each
 * half has its trigram index; one condition over both tables would have none.
 */
export const foundPayments = (work: Work, search: string) =>
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
