import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { FitProductsModule } from '../fit-products/fit-products.module.js';
import { ModelModule } from '../model/model.module.js';
import { AnswerInterview } from './answer-interview.js';
import { ChooseSentence } from './choose-sentence.js';
import { GetInterview } from './get-interview.js';
import { InterviewController } from './interview.controller.js';
import { InterviewsStore } from './interviews.store.js';
import { ListInterviews } from './list-interviews.js';
import { PhraseFollowUp } from './phrase-follow-up.js';

@Module({
  imports: [EngineModule, FitProductsModule, ModelModule],
  controllers: [InterviewController],
  providers: [InterviewsStore, ListInterviews, GetInterview, AnswerInterview, ChooseSentence, PhraseFollowUp],
})
export class InterviewModule {}
