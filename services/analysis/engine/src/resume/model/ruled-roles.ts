import type { Phrase } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import type { Study } from '../education.js';
import type { Position } from '../experience.js';
import type { Section } from '../sections.js';
import { chunksOf } from './chunks.js';
import type { LineRole } from './roles.js';

interface Read {
  readonly sections: readonly Section[];
  readonly positions: readonly Position[];
  readonly studies: readonly Study[];
}

const letters: Readonly<Record<string, string>> = {
  contact: 'P',
  summary: 'S',
  experience: 'J',
  education: 'E',
  skills: 'L',
  languages: 'G',
  certifications: 'C',
  projects: 'R',
  awards: 'A',
  activities: 'V',
  interests: 'I',
  references: 'N',
  publications: 'A',
};

const columnsMin = 3;
const within = (fact: Phrase | null, { start, end }: Block): boolean =>
  fact !== null && fact.start >= start && fact.end <= end;
const isDated = ({ text }: Block): boolean => chunksOf(text).some(({ look }) => look === 'D' || look === 'Y');

/** The index of the line in which a place of the text stands. */
function lineAt(blocks: readonly Block[], place: number): number {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What each line does by the reading of the rules. */
export function ruledRoles(blocks: readonly Block[], { sections, positions, studies }: Read): LineRole[] {
  const found: (LineRole | undefined)[] = blocks.map(() => undefined);
  const give = (piece: Block, role: LineRole): void => {
    const at = lineAt(blocks, piece.start);
    found[at] ??= role;
  };
  for (const { header, body } of positions) {
    for (const [n, piece] of header.entries()) give(piece, n === 0 ? 'J' : 'K');
    for (const piece of body) give(piece, 'T');
  }
  for (const { blocks: own, degree, field, institution, gpa } of studies)
    for (const [n, piece] of own.entries()) {
      const says = [degree, field, institution, gpa].some((fact) => within(fact, piece));
      give(piece, n === 0 ? 'E' : says || isDated(piece) ? 'F' : 'D');
    }
  const employers = new Set(
    positions.flatMap(({ company }) => (company ? [lineAt(blocks, company.start)] : [])),
  );
  for (const { kind, blocks: own } of sections)
    for (const piece of own) {
      const letter = (letters[kind] ?? 'O') as LineRole;
      const heads = employers.has(lineAt(blocks, piece.start));
      const work = heads ? 'Q' : piece.cells.length >= columnsMin ? 'O' : 'T';
      give(piece, kind === 'experience' ? work : kind === 'education' ? 'D' : letter);
    }
  // What stands in no section heads the one below it.
  const starts = sections.map((section) => section.blocks[0]?.start ?? 0);
  return blocks.map((block, i) => {
    const next = starts.findIndex((start) => start > block.start);
    return found[i] ?? (`h${letters[sections[next]?.kind ?? 'other'] ?? 'O'}` as LineRole);
  });
}
