import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Report } from '@fitfolio/analysis-contract/report';
import type { Document } from '@fitfolio/fit-engine/document';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { FreeAnalysisEntity, type FreeAnalysisRow } from './free-analysis.entity.js';

export interface NewFreeAnalysis {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly outputLanguage: OutputLanguage;
  readonly resume: Document;
  readonly job: Document;
  readonly createdAt: Date;
}

/** What the worker needs of a run. */
export interface RunnableAnalysis {
  readonly id: string;
  readonly userId: string;
  readonly outputLanguage: OutputLanguage;
  readonly resume: Document;
  readonly job: Document;
  readonly createdAt: Date;
}

@Injectable()
export class FreeAnalysisStore {
  constructor(private readonly database: Database) {}

  /** Submissions of one user take turns until the transaction ends. */
  async lockUser(tx: Tx, userId: string): Promise<void> {
    await tx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`free-analysis:${userId}`]);
  }

  async usedSince(userId: string, since: Date, sql = this.database.sql): Promise<number> {
    const rows = await sql<{ used: number }>(
      `select count(*)::int as used from free_analysis
       where user_id = $1 and created_at >= $2 and status <> 'failed'`,
      [userId, since],
    );
    return rows[0]?.used ?? 0;
  }

  insert(tx: Tx, analysis: NewFreeAnalysis): void {
    tx.em.create(FreeAnalysisEntity, {
      ...analysis,
      status: 'queued',
      step: null,
      position: null,
      score: null,
      result: null,
      failureCode: null,
      endedAt: null,
    });
  }

  /** One user's, with its result; null when there is none or it is another's. */
  findOwned(id: string, userId: string): Promise<FreeAnalysisRow | null> {
    return this.database.em.findOne(FreeAnalysisEntity, { id, userId }, { populate: ['result'] });
  }

  find(id: string): Promise<FreeAnalysisRow | null> {
    return this.database.em.findOne(FreeAnalysisEntity, { id }, { populate: ['result'] });
  }

  /** Takes the run up; null when it has ended or is gone. */
  async begin(id: string): Promise<RunnableAnalysis | null> {
    const rows = await this.database.sql<RunnableAnalysis>(
      `update free_analysis set status = 'running', step = 'comparing'
       where id = $1 and status in ('queued', 'running')
       returning id, user_id as "userId", output_language as "outputLanguage", resume, job,
         created_at as "createdAt"`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** False when the run had ended already: a stale worker's late write changes nothing. */
  async complete(tx: Tx, id: string, report: Report, now: Date): Promise<boolean> {
    const rows = await tx.sql(
      `update free_analysis set status = 'completed', step = null, resume = null, job = null,
         result = $2, score = $3, position = $4, ended_at = $5
       where id = $1 and status in ('queued', 'running') returning id`,
      [id, JSON.stringify(report), report.score, report.job.title, now],
    );
    return rows.length === 1;
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.database.sql(
      'delete from free_analysis where created_at < now() - make_interval(days => $1)',
      [days],
    );
  }

  /** As `complete`. A failed run gives its place in the day's allowance back, since only the others are counted. */
  async fail(tx: Tx, id: string, code: string, now: Date): Promise<{ userId: string } | null> {
    const rows = await tx.sql<{ userId: string }>(
      `update free_analysis set status = 'failed', step = null, resume = null, job = null,
         failure_code = $2, ended_at = $3
       where id = $1 and status in ('queued', 'running') returning user_id as "userId"`,
      [id, code, now],
    );
    return rows[0] ?? null;
  }
}
