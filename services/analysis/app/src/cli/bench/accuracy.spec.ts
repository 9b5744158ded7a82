import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { readDocumentFile } from '../read-document-file.js';
import { designKey, factLines, type Parsed } from './accuracy.js';
import { spanLines } from './knowledge-spans.js';
import { benchDay } from './measure.js';
import { designTruths, handTruths, taggedSentences, type Truth } from './truth.js';

const data = fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));
const present = existsSync(data);
const suite = present ? describe : describe.skip;

const parse = (truths: readonly Truth[]): Promise<Parsed[]> =>
  Promise.all(
    truths.map(async (truth) => ({
      truth,
      facts: parseResume(await readDocumentFile(truth.file), benchDay),
    })),
  );

let designs: Parsed[];
suite(`accuracy on the public sample data${present ? '' : ' (skipped: ../shared/data is not here)'}`, () => {
  beforeAll(async () => {
    designs = await parse(designTruths(join(data, 'resumes-json')));
  });

  it('reads facts at or above every bar', async () => {
    const hands = await parse(handTruths(join(data, 'resumes')));
    expect(factLines([...hands, ...designs]).filter((line) => !line.pass)).toEqual([]);
  });

  it('reads one résumé alike in four page designs', () => {
    const keys = designs.map(({ facts }) => designKey(facts));
    expect(new Set(keys).size).toBe(1);
  });

  it('finds knowledge spans as well as the published baseline', () => {
    const bars = { strict: 0.64, overlap: 0.64 };
    const lines = spanLines('spans', taggedSentences(join(data, 'skillspan-dev-600.jsonl')), bars);
    expect(lines.filter((line) => !line.pass)).toEqual([]);
  });
});
