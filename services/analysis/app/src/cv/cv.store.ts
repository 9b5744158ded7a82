import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../documents/document-vault.js';
import { db } from '../tables.js';
import { openCv } from './seal.js';

export interface OwnedCv {
  readonly analysisId: string;
  /** 0: never saved. */
  readonly revision: number;
  readonly savedAt: Date;
  readonly document: CvDocument;
}

@Injectable()
export class CvStore {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
  ) {}

  /** A CV that is paid for, as it was last saved. Another user's is not found. */
  async owned(id: string, userId: string): Promise<OwnedCv> {
    const row = await db(this.database)
      .selectFrom('fit_product as p')
      .leftJoin('cv as c', 'c.id', 'p.id')
      .select(['p.analysisId', 'p.createdAt', 'c.revision', 'c.keyId', 'c.content', 'c.savedAt'])
      .select(({ eb }) => eb.case().when('c.id', 'is', null).then(eb.ref('p.content')).end().as('made'))
      .where('p.id', '=', id)
      .where('p.userId', '=', userId)
      .where('p.kind', '=', 'cv')
      .where('p.status', '=', 'completed')
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such CV.');
    const { analysisId, createdAt, revision, keyId, content, savedAt, made } = row;
    if (!content || keyId === null)
      return { analysisId, revision: 0, savedAt: createdAt, document: made as CvDocument };
    const document = openCv(this.vault, content, keyId, { cvId: id, part: 'draft' });
    return { analysisId, revision: revision ?? 0, savedAt: savedAt ?? createdAt, document };
  }
}
