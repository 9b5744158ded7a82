import type { Document } from '@fitfolio/fit-engine/document';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { DocumentVault } from './document-vault.js';

/** What was read of the documents of premium analyses, as long as they are kept. */
@Injectable()
export class FitDocuments {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
  ) {}

  /** Null when they have been removed. */
  async read(analysisId: string): Promise<{ resume: Document; job: Document } | null> {
    const rows = await db(this.database)
      .selectFrom('fit_document')
      .select(['kind', 'keyId', 'text'])
      .where('analysisId', '=', analysisId)
      .execute();
    const read = new Map(
      rows.map(({ kind, keyId, text }) => [
        kind,
        JSON.parse(this.vault.open(text, keyId, { analysisId, kind, part: 'text' }).toString()) as Document,
      ]),
    );
    const [resume, job] = [read.get('resume'), read.get('job')];
    return resume && job ? { resume, job } : null;
  }
}
