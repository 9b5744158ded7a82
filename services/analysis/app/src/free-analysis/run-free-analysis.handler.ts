import { freeAnalysisCompleted, freeAnalysisSubmitted } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { json, type NotNull } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import {
  type EventMessage,
  type EventTask,
  OnDeadLetter,
  OnEventTask,
} from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { dayOf } from '../vietnam-day.js';
import { engineThreadsMax } from '../engine/engine-limits.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { unlessKilled } from '../engine/worker-pool.js';
import { db } from '../tables.js';

const runMsMax = 60_000;

type Submitted = EventMessage<typeof freeAnalysisSubmitted>;

/** The worker's part: runs the engine on what was submitted and stores its report. */
@Controller()
export class RunFreeAnalysis {
  constructor(
    private readonly database: Database,
    private readonly engine: EngineThreads,
  ) {}

  @OnEventTask(freeAnalysisSubmitted, { timeoutMs: runMsMax, concurrency: engineThreadsMax })
  async run({ payload }: Submitted, task: EventTask): Promise<void> {
    const analysis = await begin(this.database, payload.analysisId);
    if (!analysis) return void (await task.finish(async () => {}));
    const { id, userId } = analysis;
    const report = await this.report(analysis);
    // Trying again would take as long again.
    if (!report) return void (await task.finish((tx) => fail(tx, id, 'ANALYSIS_TOO_COMPLEX')));
    await task.finish(async (tx) => {
      if (!(await complete(tx, id, report))) return;
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
    await fail(tx, payload.analysisId, 'ANALYSIS_FAILED');
  }

  /** Null when the documents take more time or memory than they may. */
  private report(analysis: RunnableAnalysis): Promise<Report | null> {
    const { resume, job, outputLanguage: language, createdAt } = analysis;
    return unlessKilled(this.engine.analyse({ resume, job, language, today: dayOf(createdAt) }));
  }
}

type RunnableAnalysis = NonNullable<Awaited<ReturnType<typeof begin>>>;

/** Takes the run up; undefined when it has ended or is gone. */
const begin = (work: Work, id: string) =>
  underWay(work, id)
    .set({ status: 'running', step: 'comparing' })
    .returning(['id', 'userId', 'outputLanguage', 'resume', 'job', 'createdAt'])
    .$narrowType<{ resume: NotNull; job: NotNull }>()
    .executeTakeFirst();

/** False when the run had ended already: a stale worker's late write changes nothing. */
async function complete(work: Work, id: string, report: Report): Promise<boolean> {
  const { score, job } = report;
  const completed = await underWay(work, id)
    .set({ ...ended(), status: 'completed', result: json(report), score, position: job.title })
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
}

/** As `complete`. A failed run gives its place in the day's allowance back, since only the others are counted. */
async function fail(tx: Tx, id: string, failureCode: string): Promise<void> {
  const failed = await underWay(tx, id)
    .set({ ...ended(), status: 'failed', failureCode })
    .returning('userId')
    .executeTakeFirst();
  if (!failed) return;
  const { userId } = failed;
  await tx.emit(freeAnalysisCompleted, { analysisId: id, userId, status: 'failed', score: null });
}

const ended = () => ({ step: null, resume: null, job: null, endedAt: new Date() });

const underWay = (work: Work, id: string) =>
  db(work).updateTable('free_analysis').where('id', '=', id).where('status', 'in', ['queued', 'running']);
