import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { hasText, listPage } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

const listed = {
  sorts: {
    createdAt: 'a.createdAt',
    score: 'a.score',
    fileName: sql`unaccent(lower(a.file_name))`,
    position: sql`unaccent(lower(a.position))`,
  },
  defaultSort: '-createdAt',
  tieBreaks: ['a.id'],
} as const;

/** Lists of free analyses, without the documents and results. */
@Injectable()
export class ListFreeAnalyses {
  constructor(private readonly database: Database) {}

  ownedBy(userId: string, query: ListQuery) {
    return listPage(this.found(query).where('a.userId', '=', userId).select(summary), query, listed);
  }

  /** Of all users, for administrators. */
  all(query: ListQuery) {
    return listPage(this.found(query).select(summary).select(['a.userId', 'person.email']), query, listed);
  }

  private found({ search }: ListQuery) {
    return db(this.database)
      .selectFrom('free_analysis as a')
      .leftJoin('person', 'person.userId', 'a.userId')
      .where(({ ref }) =>
        hasText(
          sql`concat_ws(' ', ${ref('a.fileName')}, ${ref('a.position')}, ${ref('person.email')})`,
          search,
        ),
      );
  }
}

const summary = ['a.id', 'a.status', 'a.fileName', 'a.position', 'a.score', 'a.createdAt'] as const;
