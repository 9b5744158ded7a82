import {
  answerInterview,
  chooseSentence,
  deleteInterviewAnswers,
  getInterview,
  listInterviews,
  orderInterview,
  phraseFollowUp,
} from '@fitfolio/analysis-contract/interview';
import { Database } from '@fitfolio/service-kit/db/database';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { OrderFitProduct } from '../fit-products/order-fit-product.js';
import { db } from '../tables.js';
import { AnswerInterview } from './answer-interview.js';
import { ChooseSentence } from './choose-sentence.js';
import { GetInterview } from './get-interview.js';
import { InterviewsStore } from './interviews.store.js';
import { ListInterviews } from './list-interviews.js';
import { PhraseFollowUp } from './phrase-follow-up.js';

@Controller()
export class InterviewController {
  constructor(
    private readonly orderFitProduct: OrderFitProduct,
    private readonly listInterviews: ListInterviews,
    private readonly getInterview: GetInterview,
    private readonly answerInterview: AnswerInterview,
    private readonly chooseSentence: ChooseSentence,
    private readonly phraseFollowUp: PhraseFollowUp,
    private readonly store: InterviewsStore,
    private readonly database: Database,
  ) {}

  @Handles(orderInterview)
  async order(@Input() { user, headers, params, body }: Call<typeof orderInterview>) {
    const caller = { userId: user.id, key: idempotencyKey(headers) };
    const wanted = { analysisId: params.id, kind: 'interview', variant: String(body.session) } as const;
    return { data: await this.orderFitProduct.run(caller, wanted) };
  }

  @Handles(listInterviews)
  async list(@Input() { user, query }: Call<typeof listInterviews>) {
    return { data: await this.listInterviews.ownedBy(user.id, query.analysisId) };
  }

  @Handles(getInterview)
  async get(@Input() { user, params, query }: Call<typeof getInterview>) {
    return { data: await this.getInterview.run(user.id, params.id, query.language) };
  }

  @Handles(answerInterview)
  async answer(@Input() { user, params, body }: Call<typeof answerInterview>) {
    return { data: await this.answerInterview.run(user.id, params.id, body) };
  }

  @Handles(chooseSentence)
  async choose(@Input() { user, params, body }: Call<typeof chooseSentence>) {
    return { data: await this.chooseSentence.run(user.id, params, body) };
  }

  @Handles(phraseFollowUp)
  async followUp(@Input() { user, params, query }: Call<typeof phraseFollowUp>) {
    return { data: await this.phraseFollowUp.run(user.id, params.id, query) };
  }

  @Handles(deleteInterviewAnswers)
  async deleteAnswers(@Input() { user, params }: Call<typeof deleteInterviewAnswers>): Promise<void> {
    const { id } = await this.store.owned(params.id, user.id);
    await db(this.database).deleteFrom('interview_answer').where('productId', '=', id).execute();
  }
}
