import { parentPort } from 'node:worker_threads';
import { analyse, type AnalyseInput } from '@fitfolio/fit-engine/analyse';
import type { Report } from '@fitfolio/fit-engine/report';
import { makePremiumReport, type PremiumReport } from './premium.js';
import type { WorkerAnswer } from './worker-pool.js';

/** What a thread is asked to make. */
export interface EngineTask {
  readonly kind: 'free' | 'premium';
  readonly input: AnalyseInput;
}

const answer = ({ kind, input }: EngineTask): WorkerAnswer<Report | PremiumReport> => {
  try {
    return { reply: kind === 'free' ? analyse(input) : makePremiumReport(input) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: EngineTask) => parentPort?.postMessage(answer(task), []));
