import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasText } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../../tables.js';

/** What people correct, counted by kind and term, whoever made the corrections. */
@Injectable()
export class ListCorrectedTerms {
  constructor(private readonly database: Database) {}

  run(query: ListQuery) {
    const terms = db(this.database)
      .selectFrom('free_analysis_correction')
      .select(({ fn }) => [
        'kind',
        fn.min('label').as('label'),
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) / sum(count(*)) over ())::float8`.as('share'),
        fn.max('madeAt').as('lastAt'),
      ])
      .groupBy(['kind', sql`lower(label)`]);
    const found = db(this.database)
      .selectFrom(terms.as('term'))
      .selectAll()
      .where(({ ref }) => hasText(ref('label'), query.search));
    return listPage(found, query, {
      sorts: { count: 'count', label: sql`unaccent(lower(label))`, kind: 'kind', lastAt: 'lastAt' },
      defaultSort: '-count',
      tieBreaks: ['label', 'kind'],
    });
  }
}
