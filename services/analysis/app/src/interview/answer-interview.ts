import { randomUUID } from 'node:crypto';
import { interviewAttemptsMax } from '@fitfolio/analysis-contract/limits';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { followUpTexts, questionTexts } from '@fitfolio/fit-engine/interview';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { json, toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { refuse } from '../documents/read-submission.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { db } from '../tables.js';
import { InterviewsStore } from './interviews.store.js';
import { sessionSummary } from './session-summary.js';

const perWindowMax = 120;
const windowSeconds = 10 * 60;

interface Answer {
  readonly question: number;
  readonly text: string;
  readonly language: OutputLanguage;
  readonly seconds: number | null;
}

/** Keeps one attempt with its feedback. */
@Injectable()
export class AnswerInterview {
  constructor(
    private readonly database: Database,
    private readonly store: InterviewsStore,
    private readonly engine: EngineThreads,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(userId: string, id: string, { question: no, text: typed, language, seconds }: Answer) {
    const max = perWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`interview-answer:${userId}`, max, windowSeconds);
    const { report, questions } = await this.store.owned(id, userId);
    if (!report) throw refuse('RESULT_NOT_READY', 'This interview is not ready.');
    const question = questions.find((one) => one.no === no);
    if (!question) throw problem('NOT_FOUND', 'There is no such question.');
    const text = typed.normalize('NFC');
    const asked = questionTexts(report, question, language).question;
    const assessment = await this.engine.answer({ report, question, asked, answer: text });
    return this.database.transaction(async (tx) => {
      await lock(tx.db, `interview:${id}`);
      const before = await this.store.answers(tx, id);
      const attempt = before.filter((one) => one.question === no).length + 1;
      if (attempt > interviewAttemptsMax)
        throw refuse('TOO_MANY_ATTEMPTS', 'This question has been answered too often.', {
          details: { max: interviewAttemptsMax },
        });
      const answer = { id: randomUUID(), question: no, attempt, text, seconds, createdAt: new Date() };
      await db(tx)
        .insertInto('interview_answer')
        .values({ ...answer, productId: id, assessment: json(assessment) })
        .execute();
      return {
        answer: { ...toDto(answer), assessment, next: followUpTexts(assessment, question) },
        summary: sessionSummary(questions, [...before, { ...answer, assessment }]),
      };
    });
  }
}
