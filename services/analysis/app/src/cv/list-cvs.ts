import { Database } from '@fitfolio/service-kit/db/database';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

const cvsMax = 200;

@Injectable()
export class ListCvs {
  constructor(private readonly database: Database) {}

  async ownedBy(userId: string) {
    const rows = await db(this.database)
      .selectFrom('fit_product as p')
      .innerJoin('fit_analysis as a', 'a.id', 'p.analysisId')
      .leftJoin('cv as c', 'c.id', 'p.id')
      .select(['p.id', 'p.analysisId', 'p.status', 'p.failureCode', 'a.position'])
      .select(({ fn, selectFrom }) => [
        fn.coalesce('c.savedAt', 'p.createdAt').as('savedAt'),
        selectFrom('cv_version as v')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('v.cvId', '=', 'p.id')
          .as('versions'),
      ])
      .where('p.userId', '=', userId)
      .where('p.kind', '=', 'cv')
      .orderBy('savedAt', 'desc')
      .orderBy('p.id')
      .limit(cvsMax)
      .execute();
    return rows.map(({ versions, ...row }) => ({ ...toDto(row), versions: versions ?? 0 }));
  }
}
