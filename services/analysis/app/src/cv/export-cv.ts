import type { CvFormat } from '@fitfolio/analysis-contract/cv';
import { blocksOf, type CvBlock } from '@fitfolio/fit-engine/cv/blocks';
import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { unprintable } from '@fitfolio/fit-engine/cv/font';
import { jsonResumeOf } from '@fitfolio/fit-engine/cv/json-resume';
import { markdownOf } from '@fitfolio/fit-engine/cv/markdown';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { CvFileWrong, makeCvFile } from '../cv-export/make-cv-file.js';
import { refuse } from '../documents/read-submission.js';
import { plainFileName } from '../report-pdf/report-file-name.js';
import { CvStore } from './cv.store.js';

const perWindowMax = 30;
const windowSeconds = 10 * 60;

const mediaTypes: Readonly<Record<CvFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
};

function textOf(block: CvBlock): string {
  if (block.type === 'contact') return block.parts.join('');
  if (block.type === 'entry') return block.left + block.right;
  return block.type === 'list' ? block.label + block.text : block.text;
}

function textIn(document: CvDocument): string {
  const { head, main, side } = blocksOf(document);
  return [...head, ...main, ...side].map(textOf).join('');
}

export interface CvFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A CV as a file, as it was last saved. */
@Injectable()
export class ExportCv {
  constructor(
    private readonly store: CvStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run(userId: string, id: string, format: CvFormat): Promise<CvFile> {
    await this.limiter.limit(
      `cv-export:${userId}`,
      perWindowMax * this.config.RATE_LIMIT_FACTOR,
      windowSeconds,
    );
    const { document, savedAt } = await this.store.owned(id, userId);
    const name = plainFileName(document.contact.name, 'cv', format);
    const bytes = await this.bytesOf(document, format, savedAt.toISOString());
    return { name, mediaType: mediaTypes[format], bytes };
  }

  private async bytesOf(document: CvDocument, format: CvFormat, savedAt: string): Promise<Uint8Array> {
    if (format === 'json') return Buffer.from(`${JSON.stringify(jsonResumeOf(document), null, 2)}\n`);
    if (format === 'md') return Buffer.from(markdownOf(document));
    const text = textIn(document);
    if (!/[\p{L}\p{N}]/u.test(text)) throw refuse('CV_EMPTY', 'The CV has no text.');
    const letters = unprintable(text);
    if (letters.length > 0)
      throw refuse('CV_UNPRINTABLE', 'The font does not have all letters.', { details: { letters } });
    try {
      return await makeCvFile({ format, document, savedAt });
    } catch (error) {
      if (!(error instanceof CvFileWrong)) throw error;
      this.logger.error({ err: error, format }, 'a CV was not handed out');
      throw refuse('CV_EXPORT_FAILED', 'The file did not come out as the CV says.');
    }
  }
}
