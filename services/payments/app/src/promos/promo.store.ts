import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

/** Promo codes as administrators see them. */
export const promos = (work: Work) =>
  db(work)
    .selectFrom('promo')
    .select(['id', 'code', 'kind', 'value', 'bundleIds', 'startsAt', 'endsAt', 'usesMax', 'usesPerUserMax'])
    .select(['uses', 'archived', 'createdAt', 'updatedAt']);
