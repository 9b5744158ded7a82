import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../../../config.js';
import { plainFileName } from '../../../report-pdf/report-file-name.js';
import { type Caller, ScreeningStore } from '../../screening.store.js';
import { GetTable } from '../get-table.js';
import { makePaper } from './make-paper.js';
import { paperTaskOf } from './paper-task-of.js';

const perWindowMax = 20;
const windowSeconds = 10 * 60;

/** The table as a file to print, which is noted as any export. */
@Injectable()
export class DownloadPaper {
  constructor(
    private readonly store: ScreeningStore,
    private readonly tables: GetTable,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(
    id: string,
    caller: Caller,
    language: OutputLanguage,
  ): Promise<{ name: string; bytes: Uint8Array }> {
    const max = perWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`report:${caller.id}`, max, windowSeconds);
    const screening = await this.store.seen(id, caller);
    const table = await this.tables.exported(id, caller, language);
    const bytes = await makePaper(paperTaskOf(table, screening));
    return { name: plainFileName(screening.title, 'screening', 'pdf'), bytes };
  }
}
