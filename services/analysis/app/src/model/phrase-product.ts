import type { Phrased } from '@fitfolio/analysis-contract/phrasing';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { identifiersIn } from './identifiers.js';
import { PhraseLines } from './phrase-lines.js';

const perWindowMax = 120;
const windowSeconds = 10 * 60;

interface PhraseProductInput {
  readonly userId: string;
  readonly lines: readonly string[];
  readonly language: OutputLanguage;
  readonly report: PremiumReport;
  /** Names that the report does not have: those its owner typed. */
  readonly names?: readonly string[];
}

/** Lets the model of premium analyses phrase lines of what was made of one. It fails to nothing, and moves no token. */
@Injectable()
export class PhraseProduct {
  constructor(
    private readonly phraseLines: PhraseLines,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run({ userId, lines, language, report, names = [] }: PhraseProductInput): Promise<Phrased> {
    if (lines.length === 0) return { lines: [] };
    await this.limiter.limit(`phrase:${userId}`, perWindowMax * this.config.RATE_LIMIT_FACTOR, windowSeconds);
    const phrased = await this.phraseLines.phrase({
      feature: 'premium-fit-analysis',
      lines,
      language,
      identifiers: [...identifiersIn(report.resume, report.job), ...names],
    });
    return {
      lines: phrased.lines.flatMap(({ engine, text }) => (text === engine ? [] : [{ engine, model: text }])),
    };
  }
}
