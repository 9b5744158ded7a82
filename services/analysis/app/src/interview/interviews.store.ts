import type { Question } from '@fitfolio/fit-engine/interview';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

/** What a practice interview is made of; stored in its product. */
export interface InterviewContent {
  readonly questions: readonly Question[];
}

/** One user's practice interviews, which every operation begins with. */
@Injectable()
export class InterviewsStore {
  constructor(private readonly database: Database) {}

  /** With the report that its questions stand on. Another user's is not found. */
  async owned(id: string, userId: string) {
    const row = await db(this.database)
      .selectFrom('fit_product as p')
      .innerJoin('fit_analysis as a', 'a.id', 'p.analysisId')
      .select(['p.id', 'p.analysisId', 'p.variant', 'p.status', 'p.failureCode', 'p.content', 'p.createdAt'])
      .select(['a.position', 'a.report'])
      .where('p.id', '=', id)
      .where('p.userId', '=', userId)
      .where('p.kind', '=', 'interview')
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such interview.');
    const paid = row.status === 'completed' && row.report ? row.report : null;
    const { content, report: _report, variant, ...rest } = row;
    const questions = paid ? (content as InterviewContent).questions : [];
    return { ...rest, session: Number(variant), report: paid, questions };
  }

  /** Every attempt, oldest first. */
  answers(work: Database | Tx, productId: string) {
    return db(work as Work)
      .selectFrom('interview_answer')
      .select(['id', 'question', 'attempt', 'text', 'seconds', 'assessment', 'createdAt'])
      .where('productId', '=', productId)
      .orderBy('createdAt')
      .orderBy('attempt')
      .execute();
  }
}
