import { readFileSync } from 'node:fs';
import { analyse } from '@fitfolio/fit-engine/analyse';
import type { Document } from '@fitfolio/fit-engine/document';
import { readPdf } from '#src/documents/child/read-pdf';
import { atLeast, atMost, benchDay, type Line } from './measure.js';

const rounds = 15;
const analysesPerSecondMin = 30;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(task: () => unknown): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** The engine's time beside the time to extract the same résumé's text, both warm and in this process. */
export async function speedLines(
  pairs: readonly { file: string; resume: Document; job: Document }[],
): Promise<Line[]> {
  const ratios: number[] = [];
  const engineTimes: number[] = [];
  for (const { file, resume, job } of pairs) {
    const bytes = readFileSync(file);
    const extraction: number[] = [];
    const engine: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      extraction.push(await timed(() => readPdf(new Uint8Array(bytes))));
      engine.push(await timed(() => analyse({ resume, job, language: 'en', today: benchDay })));
    }
    engineTimes.push(median(engine));
    ratios.push(median(engine) / median(extraction));
  }
  const perSecond = 1000 / median(engineTimes);
  return [
    atMost('engine time / extraction time, median', ratios.length * rounds, median(ratios), 1),
    {
      ...atLeast(
        'analyses per second, one core',
        engineTimes.length * rounds,
        perSecond,
        analysesPerSecondMin,
      ),
      value: perSecond.toFixed(0),
    },
  ];
}
