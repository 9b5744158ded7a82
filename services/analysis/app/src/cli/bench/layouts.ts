import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { readDocumentFile } from '../read-document-file.js';
import { type Line, realDay } from './measure.js';
import type { Person } from './people.js';
import { readFactLines } from './real-lines.js';
import { addFacts, noFacts } from './real-people.js';

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`../../../src/cli/bench/${name}`, import.meta.url));
const textEnd = '.txt';

type Half = 'read' | 'counted';
/** What is read of each half: `read` was looked at line by line, of `counted` only these totals. */
async function linesOf(folder: string, half: Half): Promise<Line[]> {
  const totals = noFacts();
  const root = join(folderOf(folder), half);
  const names = readdirSync(root).filter((name) => name.endsWith(textEnd));
  for (const name of names.toSorted()) {
    const file = join(root, name);
    const truth = JSON.parse(readFileSync(file.replace(textEnd, '.truth.json'), 'utf8')) as Person['truth'];
    addFacts(totals, truth, parseResume(await readDocumentFile(file), realDay));
  }
  return readFactLines(totals, names.length);
}

/** Résumés of common forms, as text. The truth was written first; the halves were drawn by number before the first reading. */
export const layoutLines = (half: Half): Promise<Line[]> => linesOf('layouts', half);

/** Lives that are told in paragraphs, without a heading or a list, by two hands that knew nothing of the engine. */
export const toldLifeLines = async (half: Half): Promise<Line[]> =>
  (await linesOf('told-lives', half)).filter(({ what }) => what !== 'skills recall');
