import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { type Expression, sql } from '@fitfolio/service-kit/db/query';
import { hasFolded } from '@fitfolio/service-kit/db/search';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { analysisSearched } from '../analysis-search.js';

const listed = {
  sorts: { score: 'a.score', position: sql`folded(a.position)` },
  indexed: { createdAt: ['a.createdAt', 'a.id'], fileName: [sql`folded(a.file_name)`, 'a.id'] },
  defaultSort: '-createdAt',
  tieBreaks: ['a.id'],
} as const;

/** Lists of free analyses, without the documents and results. */
@Injectable()
export class ListFreeAnalyses {
  constructor(private readonly database: Database) {}

  ownedBy(userId: string, query: ListQuery) {
    const found = this.found(hasFolded(sql<string>`a.search`, query.search));
    return listPage(found.where('a.userId', '=', userId).select(summary), query, listed);
  }

  /** Of all users, for administrators. */
  async all(query: ListQuery) {
    const found = this.found(await analysisSearched(this.database, 'free_analysis', query.search));
    return listPage(found.select(summary).select(['a.userId', 'person.email']), query, listed);
  }

  private found(searched: Expression<boolean>) {
    return db(this.database)
      .selectFrom('free_analysis as a')
      .leftJoin('person', 'person.userId', 'a.userId')
      .where(searched);
  }
}

const summary = ['a.id', 'a.status', 'a.fileName', 'a.position', 'a.score', 'a.createdAt'] as const;
