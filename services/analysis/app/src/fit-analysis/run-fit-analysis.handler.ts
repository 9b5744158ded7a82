import { type FitAnalysisStep, fitAnalysisSubmitted } from '@fitfolio/analysis-contract/fit-analysis';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import {
  type EventMessage,
  type EventTask,
  OnDeadLetter,
  OnEventTask,
} from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { FitDocuments } from '../documents/fit-documents.js';
import { engineThreadsMax } from '../engine/engine-limits.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { unlessKilled } from '../engine/worker-pool.js';
import { PhraseReport } from '../model/phrase-report.js';
import { db } from '../tables.js';
import { dayOf } from '../vietnam-day.js';
import { decide, type Run } from './decide.js';

const runMsMax = 60_000;
/** Phrasing ends this long after a run began, so that the engine's sentences are stored within its time. */
const phrasedByMs = 50_000;

type Submitted = EventMessage<typeof fitAnalysisSubmitted>;
const runOf = ({ payload }: Submitted): Run => ({ id: payload.analysisId, run: payload.run });

/** The worker's part: runs the engine on what was submitted and stores how the run ends. */
@Controller()
export class RunFitAnalysis {
  constructor(
    private readonly database: Database,
    private readonly documents: FitDocuments,
    private readonly engine: EngineThreads,
    private readonly phraseReport: PhraseReport,
  ) {}

  @OnEventTask(fitAnalysisSubmitted, { timeoutMs: runMsMax, concurrency: engineThreadsMax })
  async run(message: Submitted, task: EventTask): Promise<void> {
    const until = AbortSignal.timeout(phrasedByMs);
    const run = runOf(message);
    const analysis = await this.step(run, 'reading');
    if (!analysis) return;
    const documents = await this.documents.read(run.id);
    if (!documents) return void (await task.finish((tx) => fail(tx, run, 'ANALYSIS_FAILED')));
    await this.step(run, 'comparing');
    const report = await unlessKilled(
      this.engine.premium({ ...documents, today: dayOf(analysis.createdAt) }),
    );
    // Trying again would take as long again.
    if (!report) return void (await task.finish((tx) => fail(tx, run, 'ANALYSIS_TOO_COMPLEX')));
    const language = analysis.outputLanguage;
    const texts = premiumTexts(report, language);
    const phrasing = await this.phraseReport.run(texts, { ...documents, language, signal: until });
    await task.finish(async (tx) => {
      await decide(tx, run, { report, phrasing });
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
      .returning(['outputLanguage', 'createdAt'])
      .executeTakeFirst();
  }
}

async function fail(
  tx: Tx,
  run: Run,
  failureCode: 'ANALYSIS_FAILED' | 'ANALYSIS_TOO_COMPLEX',
): Promise<void> {
  await decide(tx, run, { failureCode });
}
