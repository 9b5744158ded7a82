import { hasFolded, hasSearched } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from './tables.js';

/** Whether an analysis `a`, joined with its `person`, has what is searched for: in itself, or in their name or address. */
export const analysisSearched = (
  work: Work,
  table: 'free_analysis' | 'fit_analysis',
  search: string | undefined,
) => {
  const analyses = db(work)
    .selectFrom(sql<{ id: string; userId: string }>`${sql.table(table)}`.as('f'))
    .select('f.id');
  return hasSearched(search, {
    id: sql.ref('a.id'),
    texts: [sql<string>`a.search`, sql<string>`person.search`],
    found: () =>
      analyses
        .where(hasFolded(sql<string>`f.search`, search))
        .unionAll(
          analyses
            .innerJoin('person as p', 'p.userId', 'f.userId')
            .where(hasFolded(sql<string>`p.search`, search)),
        ),
  });
};
