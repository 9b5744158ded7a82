import { fitAnalysisTokens } from '@fitfolio/analysis-contract/limits';
import { Injectable } from '@nestjs/common';
import type { Submission } from '../documents/read-submission.js';
import { FitAnalysisStore } from './fit-analysis.store.js';
import { ReadInputs } from './read-inputs.js';
import { Tokens } from '../tokens/tokens.js';

/** What an analysis of these documents costs its owner now. Nothing is kept. */
@Injectable()
export class EstimateFitAnalysis {
  constructor(
    private readonly store: FitAnalysisStore,
    private readonly tokens: Tokens,
    private readonly readInputs: ReadInputs,
  ) {}

  async run(submission: Submission, signal: AbortSignal) {
    const { userId } = submission;
    const { hash } = await this.readInputs.run(submission, signal);
    const [before, balance] = await Promise.all([
      this.store.ofInputs(userId, hash),
      this.tokens.balance(userId),
    ]);
    const cost = before ? 0 : fitAnalysisTokens;
    return { cost, balance, sufficient: balance >= cost, repeatOf: before?.id ?? null };
  }
}
