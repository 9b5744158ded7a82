import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import { cvVersionsMax } from '@fitfolio/analysis-contract/limits';
import { documentOfCv } from '@fitfolio/fit-engine/cv/as-document';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { json, sql, toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { DocumentVault } from '../documents/document-vault.js';
import { FitDocuments } from '../documents/fit-documents.js';
import { refuse } from '../documents/read-submission.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { unlessKilled } from '../engine/worker-pool.js';
import { db } from '../tables.js';
import { CvStore, type OwnedCv } from './cv.store.js';
import { openCv, sealCv } from './seal.js';

const perWindowMax = 60;
const windowSeconds = 10 * 60;
const columns = ['number', 'name', 'score', 'verdicts', 'createdAt'] as const;

/** What a CV was at some time, under a name, with what it scored against the post. */
@Injectable()
export class CvVersions {
  constructor(
    private readonly database: Database,
    private readonly store: CvStore,
    private readonly vault: DocumentVault,
    private readonly documents: FitDocuments,
    private readonly engine: EngineThreads,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async of(userId: string, cvId: string) {
    await this.store.owned(cvId, userId);
    const rows = await db(this.database)
      .selectFrom('cv_version')
      .select(columns)
      .where('cvId', '=', cvId)
      .orderBy('number', 'desc')
      .execute();
    return rows.map(toDto);
  }

  async keep(userId: string, cvId: string, name: string) {
    await this.limiter.limit(
      `cv-keep:${userId}`,
      perWindowMax * this.config.RATE_LIMIT_FACTOR,
      windowSeconds,
    );
    const cv = await this.store.owned(cvId, userId);
    const judged = await this.judge(cv);
    return this.database.transaction(async (tx) => {
      await lock(tx.db, `cv-versions:${cvId}`);
      const { kept, last } = await this.counted(tx, cvId);
      if (kept >= cvVersionsMax) throw refuse('TOO_MANY_VERSIONS', 'This CV has too many versions.');
      await this.hold(tx, userId, cvId, cv);
      const version = { number: last + 1, name, score: judged?.score ?? null, createdAt: new Date() };
      const verdicts = judged?.verdicts ?? null;
      const content = sealCv(this.vault, cv.document, { cvId, part: version.number });
      await db(tx)
        .insertInto('cv_version')
        .values({ cvId, ...version, verdicts: verdicts && json(verdicts), keyId: this.vault.keyId, content })
        .execute();
      return { ...toDto(version), verdicts };
    });
  }

  async one(userId: string, cvId: string, number: number) {
    await this.store.owned(cvId, userId);
    const row = await db(this.database)
      .selectFrom('cv_version')
      .select([...columns, 'keyId', 'content'])
      .where('cvId', '=', cvId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such version.');
    const { keyId, content, ...version } = row;
    const document: CvDocument = openCv(this.vault, content, keyId, { cvId, part: number });
    return { ...toDto(version), document };
  }

  async remove(userId: string, cvId: string, number: number): Promise<void> {
    await this.store.owned(cvId, userId);
    const removed = await db(this.database)
      .deleteFrom('cv_version')
      .where('cvId', '=', cvId)
      .where('number', '=', number)
      .returning('number')
      .executeTakeFirst();
    if (!removed) throw problem('NOT_FOUND', 'There is no such version.');
  }

  private counted(tx: Tx, cvId: string) {
    return db(tx)
      .selectFrom('cv_version')
      .select([sql<number>`count(*)::int`.as('kept'), sql<number>`coalesce(max(number), 0)`.as('last')])
      .where('cvId', '=', cvId)
      .executeTakeFirstOrThrow();
  }

  /** A CV that was never saved becomes its own first revision, for its versions to hang on. */
  private async hold(tx: Tx, userId: string, id: string, { revision, document }: OwnedCv): Promise<void> {
    if (revision > 0) return;
    const content = sealCv(this.vault, document, { cvId: id, part: 'draft' });
    await db(tx)
      .insertInto('cv')
      .values({ id, userId, revision: 1, keyId: this.vault.keyId, content, savedAt: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * The score and the verdicts of the analysis with this CV in place of the résumé, on the day of the analysis; null when
   * the post is no longer kept, for its mere text is not read in quite the same way.
   */
  private async judge({ analysisId, document }: OwnedCv) {
    const kept = await this.documents.read(analysisId);
    const today = await this.dayOfAnalysis(analysisId);
    if (!kept || today === undefined) return null;
    const resume = documentOfCv(document);
    const report = await unlessKilled(this.engine.premium({ resume, job: kept.job, today }));
    if (!report) return null;
    const { score, requirements } = report;
    return { score, verdicts: Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict])) };
  }

  private async dayOfAnalysis(id: string): Promise<string | undefined> {
    const row = await db(this.database)
      .selectFrom('fit_analysis')
      .select(sql<string | null>`report ->> 'today'`.as('today'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.today ?? undefined;
  }
}
