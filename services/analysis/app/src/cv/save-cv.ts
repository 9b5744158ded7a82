import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { DocumentVault } from '../documents/document-vault.js';
import { refuse } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { CvStore } from './cv.store.js';
import { sealCv } from './seal.js';

const perWindowMax = 600;
const windowSeconds = 10 * 60;

@Injectable()
export class SaveCv {
  constructor(
    private readonly database: Database,
    private readonly store: CvStore,
    private readonly vault: DocumentVault,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  /** Over the revision that was read, or not at all: what another page saved meanwhile stays. */
  async run(userId: string, id: string, read: number, document: CvDocument) {
    await this.limiter.limit(
      `cv-save:${userId}`,
      perWindowMax * this.config.RATE_LIMIT_FACTOR,
      windowSeconds,
    );
    await this.store.owned(id, userId);
    const saved = {
      revision: read + 1,
      keyId: this.vault.keyId,
      content: sealCv(this.vault, document, { cvId: id, part: 'draft' }),
      savedAt: new Date(),
    };
    const kept = read === 0 ? await this.first(id, userId, saved) : await this.next(id, read, saved);
    if (!kept) {
      const { revision } = await this.store.owned(id, userId);
      throw refuse('CV_CHANGED', 'This CV was saved elsewhere since it was read.', { details: { revision } });
    }
    return { revision: saved.revision, savedAt: saved.savedAt.toISOString() };
  }

  private first(id: string, userId: string, saved: Saved) {
    return db(this.database)
      .insertInto('cv')
      .values({ id, userId, ...saved })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
  }

  private next(id: string, read: number, saved: Saved) {
    return db(this.database)
      .updateTable('cv')
      .set(saved)
      .where('id', '=', id)
      .where('revision', '=', read)
      .returning('id')
      .executeTakeFirst();
  }
}

interface Saved {
  readonly revision: number;
  readonly keyId: string;
  readonly content: Buffer;
  readonly savedAt: Date;
}
