import { freeAnalysisCompleted, freeAnalysisSubmitted } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import type { Tx } from '@fitfolio/service-kit/db/database';
import {
  type EventMessage,
  type EventTask,
  OnDeadLetter,
  OnEventTask,
} from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { dayOf } from './daily-allowance.js';
import { engineThreadsMax } from './engine/engine-limits.js';
import { EngineThreads } from './engine/engine-threads.js';
import { TaskKilled } from './engine/worker-pool.js';
import { FreeAnalysisStore, type RunnableAnalysis } from './free-analysis.store.js';

const runMsMax = 60_000;

type Submitted = EventMessage<typeof freeAnalysisSubmitted>;

/** The worker's part: runs the engine on what was submitted and stores its report. */
@Controller()
export class RunFreeAnalysis {
  constructor(
    private readonly store: FreeAnalysisStore,
    private readonly engine: EngineThreads,
  ) {}

  @OnEventTask(freeAnalysisSubmitted, { timeoutMs: runMsMax, concurrency: engineThreadsMax })
  async run({ payload }: Submitted, task: EventTask): Promise<void> {
    const analysis = await this.store.begin(payload.analysisId);
    if (!analysis) return void (await task.finish(async () => {}));
    const { id, userId } = analysis;
    const report = await this.report(analysis);
    // Trying again would take as long again.
    if (!report) return void (await task.finish((tx) => this.end(tx, id, 'ANALYSIS_TOO_COMPLEX')));
    await task.finish(async (tx) => {
      if (!(await this.store.complete(tx, id, report, new Date()))) return;
      await tx.emit(freeAnalysisCompleted, {
        analysisId: id,
        userId,
        status: 'completed',
        score: report.score,
      });
    });
  }

  @OnDeadLetter(freeAnalysisSubmitted)
  async giveUp({ payload }: Submitted, tx: Tx): Promise<void> {
    await this.end(tx, payload.analysisId, 'ANALYSIS_FAILED');
  }

  /** Null when the documents take more time or memory than they may. */
  private async report(analysis: RunnableAnalysis): Promise<Report | null> {
    const { resume, job, outputLanguage: language, createdAt } = analysis;
    try {
      return await this.engine.analyse({ resume, job, language, today: dayOf(new Date(createdAt)) });
    } catch (error) {
      if (error instanceof TaskKilled) return null;
      throw error;
    }
  }

  private async end(tx: Tx, analysisId: string, code: string): Promise<void> {
    const failed = await this.store.fail(tx, analysisId, code, new Date());
    if (!failed) return;
    await tx.emit(freeAnalysisCompleted, {
      analysisId,
      userId: failed.userId,
      status: 'failed',
      score: null,
    });
  }
}
