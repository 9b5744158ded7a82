import { parentPort } from 'node:worker_threads';
import { analyse, type AnalyseInput } from '@fitfolio/fit-engine/analyse';
import type { Report } from '@fitfolio/fit-engine/report';
import type { WorkerAnswer } from './worker-pool.js';

const answer = (input: AnalyseInput): WorkerAnswer<Report> => {
  try {
    return { reply: analyse(input) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (input: AnalyseInput) => parentPort?.postMessage(answer(input), []));
