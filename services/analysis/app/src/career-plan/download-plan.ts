import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { makeReportPdf } from '../report-pdf/make-report-pdf.js';
import { paperReportOf } from '../report-pdf/premium-report.js';
import { type Asked, CareerPlans } from './career-plans.js';
import { paperPlanOf } from './paper-plan.js';

const perWindowMax = 20;
const windowSeconds = 10 * 60;

/** A person's own plan as a file to keep. */
@Injectable()
export class DownloadPlan {
  constructor(
    private readonly plans: CareerPlans,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(userId: string, analysisId: string, asked: Asked): Promise<Uint8Array> {
    await this.limiter.limit(`report:${userId}`, perWindowMax, windowSeconds);
    const ready = await this.plans.ready(userId, analysisId, asked);
    const { report, language, resumeFileName: fileName, createdAt } = ready;
    return makeReportPdf({
      report: paperReportOf(report, premiumTexts(report, language)),
      ...paperPlanOf(ready),
      fileName,
      createdAt: createdAt.toISOString(),
      methodologyUrl: new URL('/methodology', this.config.PUBLIC_URL).href,
    });
  }
}
