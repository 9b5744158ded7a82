import { analysisErrorCodes } from '@fitfolio/analysis-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { FreeAnalysisStore } from './free-analysis.store.js';
import { makeReportPdf } from '../report-pdf/make-report-pdf.js';
import { reportFileName } from '../report-pdf/report-file-name.js';

const refuse = problemOf(analysisErrorCodes);
const perWindowMax = 20;
const windowSeconds = 10 * 60;

/** The result of a person's own analysis as a file to keep. */
@Injectable()
export class DownloadReport {
  constructor(
    private readonly store: FreeAnalysisStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(userId: string, id: string): Promise<{ name: string; bytes: Uint8Array }> {
    await this.limiter.limit(`report:${userId}`, perWindowMax, windowSeconds);
    const row = await this.store.findOwned(id, userId);
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    const { result, fileName, createdAt } = row;
    if (!result) throw refuse('RESULT_NOT_READY', 'This analysis has no result yet.');
    const bytes = await makeReportPdf({
      report: result,
      fileName,
      createdAt: createdAt.toISOString(),
      methodologyUrl: new URL('/methodology', this.config.PUBLIC_URL).href,
    });
    return { name: reportFileName(fileName), bytes };
  }
}
