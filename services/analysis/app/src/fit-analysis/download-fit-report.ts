import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { refuse } from '../documents/read-submission.js';
import { makeReportPdf } from '../report-pdf/make-report-pdf.js';
import { paperReportOf } from '../report-pdf/premium-report.js';
import { premiumSections } from '../report-pdf/premium-sections.js';
import { reportFileName } from '../report-pdf/report-file-name.js';
import { db } from '../tables.js';

const perWindowMax = 20;
const windowSeconds = 10 * 60;

/** The result of a person's own premium analysis as a file to keep. */
@Injectable()
export class DownloadFitReport {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(
    userId: string,
    id: string,
    asked?: OutputLanguage,
  ): Promise<{ name: string; bytes: Uint8Array }> {
    await this.limiter.limit(`report:${userId}`, perWindowMax, windowSeconds);
    const row = await db(this.database)
      .selectFrom('fit_analysis')
      .select(['status', 'report', 'outputLanguage', 'resumeFileName', 'createdAt'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    const { status, report, outputLanguage, resumeFileName: fileName, createdAt } = row;
    if (status !== 'completed' || !report) throw refuse('RESULT_NOT_READY', 'This analysis has no result.');
    const texts = premiumTexts(report, asked ?? outputLanguage);
    const bytes = await makeReportPdf({
      report: paperReportOf(report, texts),
      sections: premiumSections(report, texts),
      fileName,
      createdAt: createdAt.toISOString(),
      methodologyUrl: new URL('/methodology', this.config.PUBLIC_URL).href,
    });
    return { name: reportFileName(fileName), bytes };
  }
}
