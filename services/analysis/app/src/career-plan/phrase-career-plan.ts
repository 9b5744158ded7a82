import { Injectable } from '@nestjs/common';
import { PhraseProduct } from '../model/phrase-product.js';
import { type Asked, CareerPlans } from './career-plans.js';

/** The introduction of a plan as the optional model says it. */
@Injectable()
export class PhraseCareerPlan {
  constructor(
    private readonly plans: CareerPlans,
    private readonly phraseProduct: PhraseProduct,
  ) {}

  async run(userId: string, analysisId: string, asked: Asked) {
    const { report, language, texts } = await this.plans.ready(userId, analysisId, asked);
    return this.phraseProduct.run({ userId, lines: [texts.introduction], language, report });
  }
}
