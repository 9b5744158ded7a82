import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import type { Document } from '@fitfolio/fit-engine/document';
import { readPdf } from '#src/documents/child/read-pdf';
import { readDocumentFile } from '../read-document-file.js';
import { atLeast, atMost, benchDay, type Line, middle, whole } from './measure.js';

const rounds = 15;
const analysesPerSecondMin = 30;
const premiumRatioMax = 1.5;

async function timed(task: () => unknown): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

interface Pair {
  readonly file: string;
  readonly resume: Document;
  readonly job: Document;
}

const sampled = [
  ['barry_allen_fe.pdf', 'job_desc_front_end_engineer.pdf'],
  ['alfred_pennyworth_pm.pdf', 'job_desc_product_manager.pdf'],
  ['chromium-two-column-sidebar.pdf', 'job_desc_front_end_engineer.pdf'],
] as const;

/** Résumés of two pages with posts of one, from the public samples. */
export async function samplePairs(data: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const [resume, job] of sampled) {
    const file = join(data, 'resumes', resume);
    pairs.push({
      file,
      resume: await readDocumentFile(file),
      job: await readDocumentFile(join(data, 'job-descriptions', job)),
    });
  }
  return pairs;
}

/** The engine's time beside the time to extract the same résumé's text, both warm and in this process. */
export async function speedLines(pairs: readonly Pair[]): Promise<Line[]> {
  const ratios: number[] = [];
  const premiumRatios: number[] = [];
  const engineTimes: number[] = [];
  for (const { file, resume, job } of pairs) {
    const bytes = readFileSync(file);
    const extraction: number[] = [];
    const engine: number[] = [];
    const premium: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      extraction.push(await timed(() => readPdf(new Uint8Array(bytes))));
      engine.push(await timed(() => analyse({ resume, job, language: 'en', today: benchDay })));
      premium.push(await timed(() => premiumTexts(premiumReport({ resume, job, today: benchDay }), 'en')));
    }
    premiumRatios.push(middle(premium) / middle(extraction));
    engineTimes.push(middle(engine));
    ratios.push(middle(engine) / middle(extraction));
  }
  const perSecond = 1000 / middle(engineTimes);
  return [
    atMost('engine time / extraction time, median', ratios.length * rounds, middle(ratios), 1),
    atMost(
      'premium report and its sentences / extraction time, median',
      premiumRatios.length * rounds,
      middle(premiumRatios),
      premiumRatioMax,
    ),
    whole(
      atLeast('analyses per second, one core', engineTimes.length * rounds, perSecond, analysesPerSecondMin),
      perSecond,
    ),
  ];
}
