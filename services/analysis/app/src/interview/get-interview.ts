import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { followUpTexts, questionTexts } from '@fitfolio/fit-engine/interview';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { InterviewsStore } from './interviews.store.js';
import { sessionSummary } from './session-summary.js';

@Injectable()
export class GetInterview {
  constructor(
    private readonly database: Database,
    private readonly store: InterviewsStore,
  ) {}

  async run(userId: string, id: string, language: OutputLanguage) {
    const { report, questions, ...interview } = await this.store.owned(id, userId);
    const answers = await this.store.answers(this.database, id);
    return {
      ...toDto(interview),
      questions: questions.map((question) => ({
        ...question,
        ...(report ? questionTexts(report, question, language) : { question: '', why: '' }),
      })),
      answers: answers.map((answer) => {
        const question = questions.find(({ no }) => no === answer.question);
        return { ...toDto(answer), next: question ? followUpTexts(answer.assessment, question) : null };
      }),
      summary: sessionSummary(questions, answers),
    };
  }
}
