import { freeAnalysisCompleted, freeAnalysisSubmitted } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { analyse } from '@fitfolio/fit-engine/analyse';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, type Job, OnDeadLetter, OnJob } from '@fitfolio/service-kit/messaging/on-event';
import { Injectable } from '@nestjs/common';
import { dayOf } from './daily-allowance.js';
import { FreeAnalysisStore } from './free-analysis.store.js';

const runMsMax = 60_000;

type Submitted = EventMessage<typeof freeAnalysisSubmitted>;

/** The worker's part: runs the engine on what was submitted and stores its report. */
@Injectable()
export class RunFreeAnalysis {
  constructor(private readonly store: FreeAnalysisStore) {}

  @OnJob(freeAnalysisSubmitted, { timeoutMs: runMsMax, concurrency: 2 })
  async run({ payload }: Submitted, job: Job): Promise<void> {
    const analysis = await this.store.begin(payload.analysisId);
    if (!analysis) return void (await job.finish(async () => {}));
    const { id, userId, resume, job: post, outputLanguage, createdAt } = analysis;
    const report: Report = analyse({
      resume,
      job: post,
      language: outputLanguage,
      today: dayOf(new Date(createdAt)),
    });
    await job.finish(async (tx) => {
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
    const failed = await this.store.fail(tx, payload.analysisId, 'ANALYSIS_FAILED', new Date());
    if (!failed) return;
    await tx.emit(freeAnalysisCompleted, {
      analysisId: payload.analysisId,
      userId: failed.userId,
      status: 'failed',
      score: null,
    });
  }
}
