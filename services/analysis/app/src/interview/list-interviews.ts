import { Database } from '@fitfolio/service-kit/db/database';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

const interviewsMax = 200;

@Injectable()
export class ListInterviews {
  constructor(private readonly database: Database) {}

  async ownedBy(userId: string, analysisId: string | undefined) {
    const rows = await db(this.database)
      .selectFrom('fit_product as p')
      .innerJoin('fit_analysis as a', 'a.id', 'p.analysisId')
      .select(['p.id', 'p.analysisId', 'p.variant', 'p.status', 'p.failureCode', 'p.createdAt', 'a.position'])
      .select(({ selectFrom }) =>
        selectFrom('interview_answer as w')
          .select(sql<number>`count(distinct w.question)::int`.as('count'))
          .whereRef('w.productId', '=', 'p.id')
          .as('answered'),
      )
      .where('p.userId', '=', userId)
      .where('p.kind', '=', 'interview')
      .$if(analysisId !== undefined, (select) => select.where('p.analysisId', '=', analysisId as string))
      .orderBy('p.createdAt', 'desc')
      .orderBy('p.id')
      .limit(interviewsMax)
      .execute();
    return rows.map(({ variant, answered, ...row }) => ({
      ...toDto(row),
      session: Number(variant),
      answered: answered ?? 0,
    }));
  }
}
