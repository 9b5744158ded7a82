import type { Promo } from '@fitfolio/payments-contract/promo';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasFolded } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { promos } from './promo.store.js';

/** A page of all promo codes. */
export const listPromosOf = (work: Work, query: ListQuery): Promise<Paged<Promo>> =>
  listPage(promos(work).where(hasFolded(sql.ref('search'), query.search)), query, {
    sorts: { createdAt: 'createdAt', code: 'code', uses: 'uses' },
    defaultSort: '-createdAt',
    tieBreaks: ['id'],
  });
