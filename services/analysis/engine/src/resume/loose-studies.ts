import type { Block } from '../layout/read-text.js';
import { findRanges } from '../text/dates.js';
import { namesSchool } from './school-names.js';
import { degreeAt } from './study-patterns.js';

const startsWithDegree = (text: string): boolean => degreeAt(text) === 0;
const isSchool = (text: string): boolean => namesSchool(text) && text.length <= 80;

/** Runs of lines that tell of studies where no heading says so: a degree, its school, their dates. */
export function looseStudyBlocks(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const [i, block] of blocks.entries()) {
    const { text } = block;
    if (block.bullet || text.length > 110 || /[.!]$/.test(text) || !startsWithDegree(text)) continue;
    const run = [block];
    const above = blocks[i - 1];
    if (above && isSchool(above.text) && !above.bullet && !runs.some((known) => known.includes(above)))
      run.unshift(above);
    for (const next of isSchool(text) ? [] : blocks.slice(i + 1, i + 3)) {
      const range = findRanges(next.text)[0];
      const dated = range !== undefined && next.text.length - range.text.length <= 6;
      if (next.bullet || startsWithDegree(next.text) || !(dated || isSchool(next.text))) break;
      run.push(next);
    }
    if (run.some((line) => isSchool(line.text))) runs.push(run);
  }
  return runs;
}
