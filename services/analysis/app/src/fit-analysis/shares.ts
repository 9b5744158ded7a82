import { randomUUID } from 'node:crypto';
import { sharesMax } from '@fitfolio/analysis-contract/limits';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import { linkHash, newLinkToken } from '../links/link-token.js';
import { db } from '../tables.js';
import { dayMs } from '../vietnam-day.js';
import { FitAnalysisStore } from './fit-analysis.store.js';
import { shownResult } from './get-fit-analysis.js';

/** Links that show a result to whoever has them: unguessable, with an end, and revocable. */
@Injectable()
export class Shares {
  constructor(
    private readonly database: Database,
    private readonly store: FitAnalysisStore,
  ) {}

  async make(userId: string, analysisId: string, days: number) {
    const { status } = await this.store.owned(analysisId, userId);
    if (status !== 'completed') throw refuse('RESULT_NOT_READY', 'This analysis has no result.');
    const token = newLinkToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + days * dayMs);
    const share = { id: randomUUID(), createdAt, expiresAt, revokedAt: null };
    await this.database.transaction(async (tx) => {
      await lock(tx.db, `fit-shares:${analysisId}`);
      const { open } = await db(tx)
        .selectFrom('fit_share')
        .select(sql<number>`count(*)::int`.as('open'))
        .where('analysisId', '=', analysisId)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', createdAt)
        .executeTakeFirstOrThrow();
      if (open >= sharesMax) throw refuse('TOO_MANY_SHARES', 'This result has too many links.');
      await db(tx)
        .insertInto('fit_share')
        .values({ ...share, analysisId, tokenHash: linkHash(token) })
        .execute();
    });
    return { ...toDto(share), token };
  }

  async of(userId: string, analysisId: string) {
    await this.store.owned(analysisId, userId);
    const rows = await db(this.database)
      .selectFrom('fit_share')
      .select(['id', 'createdAt', 'expiresAt', 'revokedAt'])
      .where('analysisId', '=', analysisId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toDto);
  }

  async revoke(userId: string, analysisId: string, shareId: string): Promise<void> {
    await this.store.owned(analysisId, userId);
    const revoked = await db(this.database)
      .updateTable('fit_share')
      .set({ revokedAt: sql<Date>`coalesce(revoked_at, now())` })
      .where('id', '=', shareId)
      .where('analysisId', '=', analysisId)
      .returning('id')
      .executeTakeFirst();
    if (!revoked) throw problem('NOT_FOUND', 'There is no such link.');
  }

  /** Nothing tells an unknown link from one that has ended. */
  async open(token: string, language?: OutputLanguage) {
    const row = await db(this.database)
      .selectFrom('fit_share as s')
      .innerJoin('fit_analysis as a', 'a.id', 's.analysisId')
      .select(['a.outputLanguage', 'a.report', 'a.phrasing', 'a.position', 'a.createdAt', 's.expiresAt'])
      .where('s.tokenHash', '=', linkHash(token))
      .where('s.revokedAt', 'is', null)
      .where('s.expiresAt', '>', sql<Date>`now()`)
      .where('a.status', '=', 'completed')
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such link.');
    return shownResult(row, language);
  }
}
