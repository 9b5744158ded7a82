import type { Preview } from '@fitfolio/analysis-contract/preview';
import type { Document, DocumentLine } from '@fitfolio/fit-engine/document';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../documents/document-vault.js';
import { refuse } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { marksIn, quotesOf } from './marks.js';

type Kind = 'resume' | 'job';

interface Wanted {
  readonly id: string;
  readonly kind: Kind;
  /** Whether the bytes of a PDF are wanted instead of what was read of it. */
  readonly embedded: boolean;
}

type Shown = { readonly pdf: Uint8Array } | { readonly read: Preview };
type Found = Awaited<ReturnType<PreviewDocument['find']>>;

const perWindowMax = 120;
const windowSeconds = 60;

/** A document of a premium analysis, for its owner or an administrator. Nothing of it is ever run. */
@Injectable()
export class PreviewDocument {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
    private readonly limiter: RateLimiter,
  ) {}

  async ownedBy(userId: string, wanted: Wanted): Promise<Shown> {
    await this.limiter.limit(`preview:${userId}`, perWindowMax, windowSeconds);
    const found = await this.find(wanted);
    if (found.userId !== userId) throw notFound();
    return this.shown(found, wanted);
  }

  /** The look is noted, before anything is shown. */
  async any(adminId: string, wanted: Wanted): Promise<Shown> {
    const found = await this.find(wanted);
    const after = { userId: found.userId };
    const action = wanted.kind === 'resume' ? 'resume-previewed' : 'job-description-previewed';
    await writeAudit(this.database, { actorId: adminId, action, subject: wanted.id, after });
    return this.shown(found, wanted);
  }

  private async find({ id, kind }: Wanted) {
    const row = await db(this.database)
      .selectFrom('fit_analysis as a')
      .leftJoin('fit_document as d', (join) =>
        join.onRef('d.analysisId', '=', 'a.id').on('d.kind', '=', kind),
      )
      .select(['a.id', 'a.userId', 'a.status', 'a.report', 'a.resumeFileName', 'a.jobFileName'])
      .select(['a.documentsKeptUntil', 'd.keyId', 'd.text', 'd.file'])
      .where('a.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }

  private shown(found: Found, { id: analysisId, kind, embedded }: Wanted): Shown {
    const { documentsKeptUntil: keptUntil, keyId, text, file } = found;
    if (!keptUntil || keptUntil < new Date() || !keyId || !text)
      throw refuse('DOCUMENT_GONE', 'This document is no longer kept.');
    if (embedded && file) return { pdf: this.vault.open(file, keyId, { analysisId, kind, part: 'file' }) };
    const opened = this.vault.open(text, keyId, { analysisId, kind, part: 'text' });
    return { read: readingOf(JSON.parse(opened.toString()) as Document, found, kind, keptUntil) };
  }
}

const notFound = (): Error => problem('NOT_FOUND', 'There is no such analysis.');

function readingOf(document: Document, found: Found, kind: Kind, keptUntil: Date): Preview {
  const paid = found.status === 'completed' ? found.report : null;
  const quotes = paid ? quotesOf(paid.requirements, kind) : [];
  const linesOf = ({ spans }: DocumentLine): Preview['pages'][number]['lines'] =>
    spans.map(({ text, box, size, bold, hidden }) => ({
      text,
      box,
      size,
      bold,
      hidden: hidden !== null,
      marks: hidden === null ? marksIn(text, quotes) : [],
    }));
  return {
    analysisId: found.id,
    fileName: kind === 'resume' ? found.resumeFileName : found.jobFileName,
    kind: document.kind,
    pages: document.pages.map(({ width, height, lines }) => ({
      width,
      height,
      lines: lines.flatMap(linesOf),
    })),
    truncated: document.truncated,
    keptUntil: keptUntil.toISOString(),
  };
}
