import { candidateSubmitted } from '@fitfolio/analysis-contract/screening';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import {
  type EventMessage,
  type EventTask,
  OnDeadLetter,
  OnEventTask,
} from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { DocumentVault } from '../../documents/document-vault.js';
import { bulkThreadsMax } from '../../engine/engine-limits.js';
import { EngineThreads } from '../../engine/engine-threads.js';
import { unlessKilled } from '../../engine/worker-pool.js';
import { db } from '../../tables.js';
import { dayOf } from '../../vietnam-day.js';
import { openDocument } from '../seal.js';
import { decideRun, type Run } from './decide-run.js';

const runMsMax = 60_000;

type Submitted = EventMessage<typeof candidateSubmitted>;
const runOf = ({ payload }: Submitted): Run => ({ id: payload.candidateId, run: payload.run });

/** The worker's part: judges a candidate by the post and stores how the run ends. */
@Controller()
export class RunCandidate {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
    private readonly engine: EngineThreads,
  ) {}

  @OnEventTask(candidateSubmitted, { timeoutMs: runMsMax, concurrency: bulkThreadsMax })
  async run(message: Submitted, task: EventTask): Promise<void> {
    const run = runOf(message);
    const inputs = await this.begin(run);
    if (!inputs) return;
    const report = await unlessKilled(this.engine.premium(inputs));
    await task.finish(async (tx) => {
      // Trying again would take as long again.
      await decideRun(
        tx,
        run,
        report ? { report, vault: this.vault } : { failureCode: 'ANALYSIS_TOO_COMPLEX' },
      );
    });
  }

  @OnDeadLetter(candidateSubmitted)
  async giveUp(message: Submitted, tx: Tx): Promise<void> {
    await decideRun(tx, runOf(message), { failureCode: 'ANALYSIS_FAILED' });
  }

  /** Undefined when the run has ended, or the candidate is gone. Everybody is judged as of the day of the screening. */
  private async begin({ id, run }: Run) {
    const row = await db(this.database)
      .updateTable('screening_candidate as c')
      .from('screening as s')
      .set({ status: 'running' })
      .whereRef('s.id', '=', 'c.screeningId')
      .where('c.id', '=', id)
      .where('c.run', '=', run)
      .where('c.holdSource', 'is not', null)
      .where('c.outcome', 'is', null)
      .returning([
        'c.document',
        'c.keyId',
        's.id as screeningId',
        's.job',
        's.keyId as jobKeyId',
        's.createdAt',
      ])
      .executeTakeFirst();
    if (!row?.document) return undefined;
    return {
      resume: openDocument(this.vault, id, 'document', row.document, row.keyId),
      job: openDocument(this.vault, row.screeningId, 'job', row.job, row.jobKeyId),
      today: dayOf(row.createdAt),
    };
  }
}
