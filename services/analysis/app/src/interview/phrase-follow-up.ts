import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { quotedFollowUp } from '@fitfolio/fit-engine/interview';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { PhraseProduct } from '../model/phrase-product.js';
import { InterviewsStore } from './interviews.store.js';

interface Attempt {
  readonly question: number;
  readonly attempt: number;
  readonly language: OutputLanguage;
}

/** The follow-up question to one attempt as the optional model asks it, with a quote of the answer. */
@Injectable()
export class PhraseFollowUp {
  constructor(
    private readonly database: Database,
    private readonly store: InterviewsStore,
    private readonly phraseProduct: PhraseProduct,
  ) {}

  async run(userId: string, id: string, asked: Attempt) {
    const { report, questions } = await this.store.owned(id, userId);
    const question = questions.find(({ no }) => no === asked.question);
    const answers = await this.store.answers(this.database, id);
    const answer = answers.find((one) => one.question === asked.question && one.attempt === asked.attempt);
    const line = question && answer ? quotedFollowUp(answer.assessment, question, asked.language) : null;
    if (!report || line === null) return { lines: [] };
    return this.phraseProduct.run({ userId, lines: [line], language: asked.language, report });
  }
}
