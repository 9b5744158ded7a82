import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from '@fitfolio/fit-engine/document';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { engineVersion } from '@fitfolio/fit-engine/version';
import { designKey, factLines, type Parsed, spanLines } from './bench/accuracy.js';
import { atMost, benchDay, table } from './bench/measure.js';
import { oddInputLine } from './bench/odd-input.js';
import { postLines } from './bench/own-posts.js';
import { parsedCorpus } from './bench/own-resumes.js';
import { speedLines } from './bench/speed.js';
import { designTruths, handTruths, taggedSentences, type Truth } from './bench/truth.js';
import { readDocumentFile } from './read-document-file.js';

const data = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));

async function parsed(truths: readonly Truth[]): Promise<Parsed[]> {
  const all: Parsed[] = [];
  for (const truth of truths)
    all.push({ truth, facts: parseResume(await readDocumentFile(truth.file), benchDay) });
  return all;
}

async function pair(resume: string, job: string): Promise<{ file: string; resume: Document; job: Document }> {
  const file = join(data, 'resumes', resume);
  return {
    file,
    resume: await readDocumentFile(file),
    job: await readDocumentFile(join(data, 'job-descriptions', job)),
  };
}

if (!existsSync(data)) {
  console.log('The public sample data (../shared/data) is not here; nothing was measured.');
} else {
  const hand = await parsed(handTruths(join(data, 'resumes')));
  const designs = await parsed(designTruths(join(data, 'resumes-json')));
  const variants = new Set(designs.map(({ facts }) => designKey(facts))).size;
  const pairs = [
    await pair('barry_allen_fe.pdf', 'job_desc_front_end_engineer.pdf'),
    await pair('alfred_pennyworth_pm.pdf', 'job_desc_product_manager.pdf'),
    await pair('chromium-two-column-sidebar.pdf', 'job_desc_front_end_engineer.pdf'),
  ];
  const lines = [
    ...factLines([...hand, ...designs]),
    atMost('different readings of one résumé in four page designs', designs.length, variants, 1),
    ...factLines(await parsedCorpus(), 'own corpus: '),
    ...postLines(),
    ...spanLines(taggedSentences(join(data, 'skillspan-dev-600.jsonl'))),
    ...(await speedLines(pairs)),
    oddInputLine(),
  ];
  const caution =
    'These files and sentences were read while the rules were written: expect less on unseen ones.';
  console.log(`Engine ${engineVersion}\n\n${table(lines)}\n\n${caution}`);
  process.exitCode = lines.every((line) => line.pass) ? 0 : 1;
}
