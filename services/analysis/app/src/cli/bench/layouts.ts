import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { readDocumentFile } from '../read-document-file.js';
import { type Line, realDay } from './measure.js';
import type { Person } from './people.js';
import { readFactLines } from './real-lines.js';
import { addFacts, noFacts } from './real-people.js';

/** Résumés of common forms, as text. The truth was written first; the halves were drawn by number before the first reading. */
const folder = fileURLToPath(new URL('../../../src/cli/bench/layouts', import.meta.url));
const textEnd = '.txt';

/** What is read of each half: `read` was looked at line by line, of `counted` only these totals. */
export async function layoutLines(half: 'read' | 'counted'): Promise<Line[]> {
  const totals = noFacts();
  const root = join(folder, half);
  const names = readdirSync(root).filter((name) => name.endsWith(textEnd));
  for (const name of names.toSorted()) {
    const file = join(root, name);
    const truth = JSON.parse(readFileSync(file.replace(textEnd, '.truth.json'), 'utf8')) as Person['truth'];
    addFacts(totals, truth, parseResume(await readDocumentFile(file), realDay));
  }
  return readFactLines(totals, names.length);
}
