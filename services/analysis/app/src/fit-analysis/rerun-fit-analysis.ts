import { randomBytes } from 'node:crypto';
import { fitAnalysisSubmitted } from '@fitfolio/analysis-contract/fit-analysis';
import { fitAnalysisTokens } from '@fitfolio/analysis-contract/limits';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { decide } from './decide.js';
import { Tokens } from '../tokens/tokens.js';

const uniqueViolation = '23505';
const ended = (): Error => refuse('RUN_ENDED', 'This analysis has ended.');

interface Order {
  readonly actorId: string;
  readonly id: string;
  readonly reason: string;
}

interface Found {
  readonly id: string;
  readonly userId: string;
  readonly run: number;
  readonly status: 'queued' | 'running' | 'completed' | 'failed';
  readonly outcome: 'completed' | 'failed' | null;
  readonly holdSource: string;
}

/** What an administrator does about a run that stands still or has failed; each needs a reason and is noted. */
@Injectable()
export class RerunFitAnalysis {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
  ) {}

  /** A stuck run goes on with the token it holds; a failed one has given it back, so one is held anew. */
  async repeat(order: Order) {
    const found = await this.find(order.id);
    if (found.status === 'failed') await this.again(order, found);
    else if (found.outcome === null) await this.database.transaction((tx) => restart(tx, order, found));
    else throw ended();
    return this.find(order.id);
  }

  /** Ends a stuck run as failed; its token goes back as that of any failed run. */
  async release(order: Order) {
    const found = await this.find(order.id);
    await this.database.transaction(async (tx) => {
      if (!(await decide(tx, found, { failureCode: 'RELEASED_BY_ADMIN' }))) throw ended();
      await note(tx, order, 'premium-run-released', found.run);
    });
    return this.find(order.id);
  }

  private async again(order: Order, found: Found): Promise<void> {
    await this.assertDocuments(order.id);
    const source = `fit-analysis:${order.id}-${randomBytes(4).toString('hex')}`;
    const { expiresAt, balance } = await this.tokens.hold({
      source,
      userId: found.userId,
      feature: 'fit-analysis',
      tokens: fitAnalysisTokens,
    });
    const hold = { holdSource: source, holdExpiresAt: new Date(expiresAt), balanceHeld: balance };
    try {
      await this.database.transaction((tx) => restart(tx, order, found, hold));
    } catch (error) {
      await this.tokens.release(source);
      // Its owner has submitted the same documents again meanwhile.
      if (sqlState(error) === uniqueViolation) throw ended();
      throw error;
    }
  }

  private async assertDocuments(id: string): Promise<void> {
    const documents = await db(this.database)
      .selectFrom('fit_document')
      .select('kind')
      .where('analysisId', '=', id)
      .execute();
    if (documents.length < 2) throw refuse('DOCUMENT_GONE', 'Its documents are no longer kept.');
  }

  private async find(id: string): Promise<Found> {
    const found = await db(this.database)
      .selectFrom('fit_analysis')
      .select(['id', 'userId', 'run', 'status', 'outcome', 'holdSource'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw problem('NOT_FOUND', 'There is no such analysis.');
    return found;
  }
}

interface Hold {
  readonly holdSource: string;
  readonly holdExpiresAt: Date;
  readonly balanceHeld: number;
}

async function restart(tx: Tx, order: Order, { id, run, status }: Found, hold?: Hold): Promise<void> {
  const next = run + 1;
  const restarted = await db(tx)
    .updateTable('fit_analysis')
    .set({
      ...hold,
      run: next,
      status: 'queued',
      step: null,
      outcome: null,
      failureCode: null,
      decidedAt: null,
      endedAt: null,
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', status)
    .$if(status !== 'failed', (update) => update.where('outcome', 'is', null))
    .returning('id')
    .executeTakeFirst();
  if (!restarted) throw ended();
  await note(tx, order, 'premium-run-repeated', next);
  await tx.emit(fitAnalysisSubmitted, { analysisId: id, run: next });
}

const note = (tx: Tx, { actorId, id, reason }: Order, action: string, run: number): Promise<void> =>
  writeAudit(tx, { actorId, action, subject: id, reason, after: { run } });
