import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Document } from '@fitfolio/fit-engine/document';
import { Injectable } from '@nestjs/common';
import { identifiersOf } from './identifiers.js';
import { PhraseLines } from './phrase-lines.js';
import { type Phrasing, sentencesOf } from './phrasing.js';

interface PhraseReportInput {
  readonly language: OutputLanguage;
  readonly resume: Document;
  readonly job: Document;
  readonly signal: AbortSignal;
}

@Injectable()
export class PhraseReport {
  constructor(private readonly phraseLines: PhraseLines) {}

  /** Lets the model of premium analyses phrase a report's sentences; null when it changed none. Never throws. */
  async run(texts: unknown, { language, resume, job, signal }: PhraseReportInput): Promise<Phrasing | null> {
    const { lines } = await this.phraseLines.phrase({
      feature: 'premium-fit-analysis',
      lines: sentencesOf(texts),
      language,
      identifiers: identifiersOf(resume, job),
      signal,
    });
    const changed = lines.filter(({ engine, text }) => text !== engine);
    if (changed.length === 0) return null;
    return { version: 1, language, lines: changed.map(({ engine, text }) => ({ engine, model: text })) };
  }
}
