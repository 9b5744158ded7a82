import type { chooseSentence } from '@fitfolio/analysis-contract/interview';
import { chosenIn, followUpTexts, questionTexts } from '@fitfolio/fit-engine/interview';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { json, toDto } from '@fitfolio/service-kit/db/query';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { db } from '../tables.js';
import { InterviewsStore } from './interviews.store.js';
import { sessionSummary } from './session-summary.js';

const perWindowMax = 240;
const windowSeconds = 10 * 60;
/** Choices of one answer that come at the same time are made one on top of the other. */
const triesMax = 8;

type Choice = Call<typeof chooseSentence>;

/** Lets a person say which of their sentences is a part of an answer, and assesses it again. */
@Injectable()
export class ChooseSentence {
  constructor(
    private readonly database: Database,
    private readonly store: InterviewsStore,
    private readonly engine: EngineThreads,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(userId: string, params: Choice['params'], { sentence }: Choice['body']) {
    const { id, answerId, part } = params;
    const max = perWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`interview-choice:${userId}`, max, windowSeconds);
    const { report, questions } = await this.store.owned(id, userId);
    for (let tries = 0; tries < triesMax; tries += 1) {
      const answers = await this.store.answers(this.database, id);
      const answer = answers.find((one) => one.id === answerId);
      const question = questions.find(({ no }) => no === answer?.question);
      if (!report || !answer || !question) throw problem('NOT_FOUND', 'There is no such answer.');
      const before = answer.assessment;
      const isKnown = before.sentences?.some(({ start }) => start === sentence) ?? false;
      if (before.level === null || (typeof sentence === 'number' && !isKnown))
        throw problem('NOT_FOUND', 'There is no such sentence in the answer.');
      const { [part]: _earlier, ...others } = chosenIn(before.parts);
      const said = sentence === 'none' ? null : sentence;
      const chosen = said === 'recognised' ? others : { ...others, [part]: said };
      const asked = questionTexts(report, question, before.language).question;
      const assessment = await this.engine.answer({ report, question, asked, answer: answer.text, chosen });
      // Another choice may have been kept meanwhile; then this one is made on top of it.
      const { numUpdatedRows } = await db(this.database)
        .updateTable('interview_answer')
        .set({ assessment: json(assessment) })
        .where('id', '=', answerId)
        .where('assessment', '=', json(before))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n)
        return {
          answer: { ...toDto(answer), assessment, next: followUpTexts(assessment, question) },
          summary: sessionSummary(
            questions,
            answers.map((one) => (one.id === answerId ? { ...one, assessment } : one)),
          ),
        };
    }
    throw problem('UNAVAILABLE', 'Try again in a moment.');
  }
}
