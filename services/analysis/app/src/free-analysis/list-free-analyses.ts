import { Database } from '@fitfolio/service-kit/db/database';
import { likePattern, type ListQuery } from '@fitfolio/service-kit/db/list';
import { hasFolded, listPage } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

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
      .$if(likePattern(search) !== null, (found) => found.where('a.id', 'in', this.idsWith(search)));
  }

  /** Each part by its index, which one condition over both tables could not use. */
  private idsWith(search: string | undefined) {
    const analyses = db(this.database).selectFrom('free_analysis as f').select('f.id');
    return analyses
      .where(hasFolded(sql<string>`f.search`, search))
      .union(
        analyses
          .innerJoin('person as p', 'p.userId', 'f.userId')
          .where(hasFolded(sql<string>`p.search`, search)),
      );
  }
}

const summary = ['a.id', 'a.status', 'a.fileName', 'a.position', 'a.score', 'a.createdAt'] as const;
