import { fitAnalysisSubmitted } from '@fitfolio/analysis-contract/fit-analysis';
import type { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import { fitAnalysisTokens } from '@fitfolio/analysis-contract/limits';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { DocumentVault } from '../documents/document-vault.js';
import type { Submission } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { type Caller, orderId } from '../tokens/order-id.js';
import { isHoldRefused, Tokens } from '../tokens/tokens.js';
import { dayMs } from '../vietnam-day.js';
import { FitAnalysisStore } from './fit-analysis.store.js';
import { type Inputs, ReadInputs } from './read-inputs.js';

interface Submitted {
  readonly id: string;
  readonly status: AnalysisStatus;
  readonly repeated: boolean;
  readonly balance: number | null;
}

interface Held {
  readonly source: string;
  readonly balance: number;
  readonly expiresAt: string;
}

/**
 * Holds a token, then stores and queues in one transaction. A process that dies between the two leaves a hold and no
 * row: the same call again finds the hold and goes on, and without it the hold releases itself.
 */
@Injectable()
export class SubmitFitAnalysis {
  constructor(
    private readonly database: Database,
    private readonly store: FitAnalysisStore,
    private readonly readInputs: ReadInputs,
    private readonly tokens: Tokens,
    private readonly vault: DocumentVault,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async run(
    caller: Caller,
    submission: Submission,
    language: OutputLanguage,
    signal: AbortSignal,
  ): Promise<Submitted> {
    const inputs = await this.readInputs.run(submission, signal);
    const id = orderId('fit-analysis', caller);
    const before = await this.stored(id, caller.userId, inputs, language);
    if (before) return before;
    const held = await this.hold(id, caller.userId, inputs, language);
    if ('repeated' in held) return held;
    if (await this.keep(id, caller.userId, inputs, language, held))
      return { id, status: 'queued', repeated: false, balance: held.balance };
    const first = await this.stored(id, caller.userId, inputs, language);
    // The same documents came from another tab meanwhile, with a token of their own.
    if (first?.id !== id) await this.tokens.release(held.source);
    if (first) return first;
    throw problem('UNAVAILABLE', 'Please try again.');
  }

  /** What this call, or the same documents, were answered before. */
  private async stored(
    id: string,
    userId: string,
    inputs: Inputs,
    language: OutputLanguage,
  ): Promise<Submitted | undefined> {
    const same = await db(this.database)
      .selectFrom('fit_analysis')
      .select(['inputsHash', 'outputLanguage', 'balanceHeld'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (same && (same.inputsHash !== inputs.hash || same.outputLanguage !== language))
      throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another call.');
    if (same) return { id, status: 'queued', repeated: false, balance: same.balanceHeld };
    return this.repeated(userId, inputs);
  }

  private async repeated(userId: string, { hash }: Inputs): Promise<Submitted | undefined> {
    const found = await this.store.ofInputs(userId, hash);
    return found && { ...found, repeated: true, balance: null };
  }

  private async hold(
    id: string,
    userId: string,
    inputs: Inputs,
    language: OutputLanguage,
  ): Promise<Held | Submitted> {
    try {
      return await this.tokens.hold({
        source: `fit-analysis:${id}`,
        userId,
        feature: 'fit-analysis',
        tokens: fitAnalysisTokens,
      });
    } catch (error) {
      const first = isHoldRefused(error) ? await this.stored(id, userId, inputs, language) : undefined;
      if (first) return first;
      throw error;
    }
  }

  /** False when the call or its documents are stored already. */
  private keep(
    id: string,
    userId: string,
    inputs: Inputs,
    outputLanguage: OutputLanguage,
    held: Held,
  ): Promise<boolean> {
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const kept = await db(tx)
        .insertInto('fit_analysis')
        .values({
          id,
          userId,
          status: 'queued',
          outputLanguage,
          resumeFileName: inputs.resume.fileName,
          jobFileName: inputs.job.fileName,
          inputsHash: inputs.hash,
          holdSource: held.source,
          holdExpiresAt: new Date(held.expiresAt),
          balanceHeld: held.balance,
          documentsKeptUntil: new Date(now.getTime() + this.config.DOCUMENT_KEEP_DAYS * dayMs),
          createdAt: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!kept) return false;
      await this.keepDocuments(tx, id, inputs);
      await tx.emit(fitAnalysisSubmitted, { analysisId: id, run: 1 });
      return true;
    });
  }

  private async keepDocuments(tx: Tx, analysisId: string, inputs: Inputs): Promise<void> {
    for (const kind of ['resume', 'job'] as const) {
      const { document, format, file } = inputs[kind];
      await db(tx)
        .insertInto('fit_document')
        .values({
          analysisId,
          kind,
          format,
          keyId: this.vault.keyId,
          text: this.vault.seal(Buffer.from(JSON.stringify(document)), { analysisId, kind, part: 'text' }),
          file: file && this.vault.seal(file, { analysisId, kind, part: 'file' }),
        })
        .execute();
    }
  }
}
