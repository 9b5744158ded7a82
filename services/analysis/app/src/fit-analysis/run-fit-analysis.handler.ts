import { type FitAnalysisStep, fitAnalysisSubmitted } from '@fitfolio/analysis-contract/fit-analysis';
import type { Document } from '@fitfolio/fit-engine/document';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import {
  type EventMessage,
  type EventTask,
  OnDeadLetter,
  OnEventTask,
} from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { DocumentVault } from '../documents/document-vault.js';
import { engineThreadsMax } from '../engine/engine-limits.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { TaskKilled } from '../engine/worker-pool.js';
import { db } from '../tables.js';
import { dayOf } from '../vietnam-day.js';
import { decide, type Run } from './decide.js';

const runMsMax = 60_000;

type Submitted = EventMessage<typeof fitAnalysisSubmitted>;
const runOf = ({ payload }: Submitted): Run => ({ id: payload.analysisId, run: payload.run });

/** The worker's part: runs the engine on what was submitted and stores how the run ends. */
@Controller()
export class RunFitAnalysis {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
    private readonly engine: EngineThreads,
  ) {}

  @OnEventTask(fitAnalysisSubmitted, { timeoutMs: runMsMax, concurrency: engineThreadsMax })
  async run(message: Submitted, task: EventTask): Promise<void> {
    const run = runOf(message);
    const analysis = await this.step(run, 'reading');
    if (!analysis) return;
    const documents = await this.documents(run.id);
    if (!documents) return void (await task.finish((tx) => fail(tx, run, 'ANALYSIS_FAILED')));
    await this.step(run, 'comparing');
    const report = await this.report({ ...documents, today: dayOf(analysis.createdAt) });
    // Trying again would take as long again.
    if (!report) return void (await task.finish((tx) => fail(tx, run, 'ANALYSIS_TOO_COMPLEX')));
    await task.finish(async (tx) => {
      await decide(tx, run, { report });
    });
  }

  @OnDeadLetter(fitAnalysisSubmitted)
  async giveUp(message: Submitted, tx: Tx): Promise<void> {
    await fail(tx, runOf(message), 'ANALYSIS_FAILED');
  }

  /** Undefined when the run has ended, was taken over by a newer one, or is gone. */
  private step({ id, run }: Run, step: FitAnalysisStep) {
    return db(this.database)
      .updateTable('fit_analysis')
      .set({ status: 'running', step })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('outcome', 'is', null)
      .returning('createdAt')
      .executeTakeFirst();
  }

  private async documents(analysisId: string): Promise<{ resume: Document; job: Document } | null> {
    const rows = await db(this.database)
      .selectFrom('fit_document')
      .select(['kind', 'keyId', 'text'])
      .where('analysisId', '=', analysisId)
      .execute();
    const read = new Map(
      rows.map(({ kind, keyId, text }) => [
        kind,
        JSON.parse(this.vault.open(text, keyId, { analysisId, kind, part: 'text' }).toString()) as Document,
      ]),
    );
    const [resume, job] = [read.get('resume'), read.get('job')];
    return resume && job ? { resume, job } : null;
  }

  /** Null when the documents take more time or memory than they may. */
  private async report(input: Parameters<EngineThreads['premium']>[0]): Promise<PremiumReport | null> {
    try {
      return await this.engine.premium(input);
    } catch (error) {
      if (error instanceof TaskKilled) return null;
      throw error;
    }
  }
}

async function fail(
  tx: Tx,
  run: Run,
  failureCode: 'ANALYSIS_FAILED' | 'ANALYSIS_TOO_COMPLEX',
): Promise<void> {
  await decide(tx, run, { failureCode });
}
