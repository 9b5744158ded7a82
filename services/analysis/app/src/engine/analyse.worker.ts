import { parentPort } from 'node:worker_threads';
import { analyse, type AnalyseInput } from '@fitfolio/fit-engine/analyse';
import { type PremiumInput, premiumReport } from '@fitfolio/fit-engine/premium';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import type { Report } from '@fitfolio/fit-engine/report';
import type { WorkerAnswer } from './worker-pool.js';

/** What a thread is asked to make. */
export type EngineTask =
  | { readonly kind: 'free'; readonly input: AnalyseInput }
  | { readonly kind: 'premium'; readonly input: PremiumInput };

const answer = (task: EngineTask): WorkerAnswer<Report | PremiumReport> => {
  try {
    return { reply: task.kind === 'free' ? analyse(task.input) : premiumReport(task.input) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: EngineTask) => parentPort?.postMessage(answer(task), []));
