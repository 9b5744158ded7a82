import { fitAnalysisTokens } from '@fitfolio/analysis-contract/limits';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { Submission } from '../documents/read-submission.js';
import { FitAnalysisStore } from './fit-analysis.store.js';
import { readInputs } from './read-inputs.js';
import { Tokens } from '../tokens/tokens.js';

const perWindowMax = 60;
const windowSeconds = 10 * 60;

/** What an analysis of these documents costs its owner now. Nothing is kept. */
@Injectable()
export class EstimateFitAnalysis {
  constructor(
    private readonly store: FitAnalysisStore,
    private readonly tokens: Tokens,
    private readonly limiter: RateLimiter,
  ) {}

  async run(userId: string, submission: Submission, signal: AbortSignal) {
    await this.limiter.limit(`fit-estimate:${userId}`, perWindowMax, windowSeconds);
    const { hash } = await readInputs(submission, signal);
    const [before, balance] = await Promise.all([
      this.store.ofInputs(userId, hash),
      this.tokens.balance(userId),
    ]);
    const cost = before ? 0 : fitAnalysisTokens;
    return { cost, balance, sufficient: balance >= cost, repeatOf: before?.id ?? null };
  }
}
