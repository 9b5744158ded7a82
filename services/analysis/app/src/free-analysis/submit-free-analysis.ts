import { randomUUID } from 'node:crypto';
import { freeAnalysisSubmitted } from '@fitfolio/analysis-contract/free-analysis';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { ReadSubmission, type Submission } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { Allowances, type Claimant } from './allowances.js';

@Injectable()
export class SubmitFreeAnalysis {
  constructor(
    private readonly database: Database,
    private readonly allowances: Allowances,
    private readonly readSubmission: ReadSubmission,
  ) {}

  /**
   * Reads both documents, then counts and queues in one transaction: a refused file costs nothing. Reading stops when
   * `signal` aborts.
   */
  async submit(
    claimant: Claimant,
    submission: Submission,
    outputLanguage: OutputLanguage,
    signal: AbortSignal,
  ): Promise<{ id: string }> {
    await this.allowances.demand(this.database, claimant);
    const { fileName, resume, job } = await this.readSubmission.run(submission, signal);
    const id = randomUUID();
    await this.database.transaction(async (tx) => {
      await this.allowances.hold(tx, claimant);
      await this.allowances.demand(tx, claimant);
      await db(tx)
        .insertInto('free_analysis')
        .values({
          ...claimant,
          id,
          status: 'queued',
          fileName,
          outputLanguage,
          resume: json(resume),
          job: json(job),
          createdAt: new Date(),
        })
        .execute();
      await tx.emit(freeAnalysisSubmitted, { analysisId: id });
    });
    return { id };
  }
}
