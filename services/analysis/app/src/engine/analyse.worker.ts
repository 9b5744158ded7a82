import { parentPort } from 'node:worker_threads';
import { analyse, type AnalyseInput } from '@fitfolio/fit-engine/analyse';
import type { Document } from '@fitfolio/fit-engine/document';
import { type Answered, assess } from '@fitfolio/fit-engine/interview';
import { type PremiumInput, premiumReport } from '@fitfolio/fit-engine/premium';
import type { FitProductKind } from '@fitfolio/analysis-contract/fit-products';
import { makeProduct, type ProductInput } from './product-makers.js';
import {
  maskedTexts,
  type PersonInput,
  personOf,
  readingFrom,
  readPost,
  readResume,
} from './screening-makers.js';
import type { WorkerAnswer } from './worker-pool.js';

/** What a thread is asked to make. */
export type EngineTask =
  | { readonly kind: 'free'; readonly input: AnalyseInput }
  | { readonly kind: 'premium'; readonly input: PremiumInput }
  | { readonly kind: 'answer'; readonly input: Answered }
  | { readonly kind: 'post'; readonly job: Document }
  | { readonly kind: 'resume'; readonly resume: Document }
  | { readonly kind: 'person'; readonly input: PersonInput }
  | { readonly kind: 'masked'; readonly report: Uint8Array; readonly texts: readonly string[] }
  | { readonly kind: 'reading'; readonly report: Uint8Array }
  | { readonly kind: 'product'; readonly product: FitProductKind; readonly input: ProductInput };

/** What a thread makes. */
export type EngineReply = object;

const made = (task: EngineTask): EngineReply => {
  switch (task.kind) {
    case 'free':
      return analyse(task.input);
    case 'premium':
      return premiumReport(task.input);
    case 'answer':
      return assess(task.input);
    case 'post':
      return readPost(task.job);
    case 'resume':
      return readResume(task.resume);
    case 'person':
      return personOf(task.input);
    case 'masked':
      return maskedTexts(task.report, task.texts);
    case 'reading':
      return readingFrom(task.report);
    case 'product':
      return makeProduct(task.product, task.input);
  }
};

const answer = (task: EngineTask): WorkerAnswer<EngineReply> => {
  try {
    return { reply: made(task) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: EngineTask) => parentPort?.postMessage(answer(task), []));
