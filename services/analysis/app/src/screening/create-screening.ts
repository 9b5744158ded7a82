import { createHash } from 'node:crypto';
import { screeningDaysDefault, screeningsMax } from '@fitfolio/analysis-contract/limits';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { json, sql } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../documents/document-vault.js';
import { type JobSubmission, ReadSubmission, refuse } from '../documents/read-submission.js';
import { EngineThreads } from '../engine/engine-threads.js';
import type { Change, PostRequirement } from '../engine/screening-makers.js';
import { db } from '../tables.js';
import { type Caller, orderId } from '../tokens/order-id.js';
import { dayMs } from '../vietnam-day.js';
import { note } from './log.js';
import { seal } from './seal.js';
import { titleOf } from './title.js';

const hashOf = ({ jobDescription, jobDescriptionText }: JobSubmission, language: OutputLanguage): string =>
  createHash('sha256')
    .update(`${language} ${jobDescription ? 'file' : 'text'} `)
    .update(jobDescription?.bytes ?? (jobDescriptionText ?? '').trim().normalize('NFC'))
    .digest('hex');

/** Reads a post and opens a screening of it. The same call again is answered by the same screening. */
@Injectable()
export class CreateScreening {
  constructor(
    private readonly database: Database,
    private readonly readSubmission: ReadSubmission,
    private readonly engine: EngineThreads,
    private readonly vault: DocumentVault,
  ) {}

  async run(
    caller: Caller,
    submission: JobSubmission,
    outputLanguage: OutputLanguage,
    signal: AbortSignal,
  ): Promise<{ id: string }> {
    const id = orderId('screening', caller);
    const inputsHash = hashOf(submission, outputLanguage);
    if (await this.stored(id, inputsHash)) return { id };
    const job = await this.readSubmission.job(submission, signal);
    const { title, company, requirements } = await this.engine.post(job);
    if (requirements.length === 0)
      throw refuse('JOB_DESCRIPTION_WITHOUT_REQUIREMENTS', 'No requirement was found in this post.');
    const jobFileName = submission.jobDescription?.fileName ?? null;
    const { userId } = caller;
    const now = new Date();
    const kept = await this.database.transaction(async (tx) => {
      await lock(tx.db, `screenings:${userId}`);
      const { standing } = await db(tx)
        .selectFrom('screening')
        .select(sql<number>`count(*)::int`.as('standing'))
        .where('userId', '=', userId)
        .where('id', '<>', id)
        .executeTakeFirstOrThrow();
      if (standing >= screeningsMax)
        throw refuse('TOO_MANY_SCREENINGS', 'There are too many screenings.', {
          details: { screeningsMax },
        });
      const row = await db(tx)
        .insertInto('screening')
        .values({
          id,
          userId,
          title: titleOf({ title, jobFileName, language: outputLanguage }),
          company,
          jobFileName,
          outputLanguage,
          inputsHash,
          keyId: this.vault.keyId,
          job: seal(this.vault, id, 'job', job),
          post: json<PostRequirement[]>([...requirements]),
          createdAt: now,
          keptUntil: new Date(now.getTime() + screeningDaysDefault * dayMs),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      await db(tx)
        .insertInto('screening_version')
        .values({
          screeningId: id,
          version: 1,
          by: null,
          at: now,
          afterFirstLook: false,
          changes: json<Change[]>([]),
        })
        .execute();
      await note(tx, { screeningId: id, by: userId, what: 'opened' });
      return true;
    });
    if (!kept) await this.stored(id, inputsHash);
    return { id };
  }

  /** Whether the same call was answered before. */
  private async stored(id: string, inputsHash: string): Promise<boolean> {
    const same = await db(this.database)
      .selectFrom('screening')
      .select('inputsHash')
      .where('id', '=', id)
      .executeTakeFirst();
    if (same && same.inputsHash !== inputsHash)
      throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another call.');
    return same !== undefined;
  }
}
