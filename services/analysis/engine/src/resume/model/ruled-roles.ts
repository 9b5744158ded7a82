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

const inside = (block: Block, others: readonly Block[]): boolean =>
  others.some(({ start, end }) => start < block.end && end > block.start);

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

function roleIn(block: Block, resume: Read): LineRole {
  const section = resume.sections.find(({ blocks }) => inside(block, blocks));
  if (!section) {
    const next = resume.sections.find(({ blocks }) => (blocks[0]?.start ?? 0) > block.start);
    return `h${letters[next?.kind ?? 'other'] ?? 'O'}` as LineRole;
  }
  for (const { header, body } of resume.positions) {
    const at = header.findIndex((line) => inside(block, [line]));
    if (at >= 0) return at === 0 ? 'J' : 'K';
    if (inside(block, body)) return 'T';
  }
  for (const { blocks, degree, field, institution, gpa } of resume.studies) {
    const at = blocks.findIndex((line) => inside(block, [line]));
    const says = [degree, field, institution, gpa].some((fact) => fact && fact.start >= block.start && fact.end <= block.end);
    const dated = chunksOf(block.text).some(({ look }) => look === 'D' || look === 'Y');
    if (at >= 0) return at === 0 ? 'E' : says || dated ? 'F' : 'D';
  }
  if (section.kind === 'experience') {
    const heads = resume.positions.some(({ company }) => company && company.start >= block.start && company.end <= block.end);
    return heads ? 'Q' : block.cells.length > 2 ? 'O' : 'T';
  }
  return section.kind === 'education' ? 'D' : ((letters[section.kind] ?? 'O') as LineRole);
}

/** What each line does by the reading of the rules. */
export const ruledRoles = (blocks: readonly Block[], resume: Read): LineRole[] =>
  blocks.map((block) => roleIn(block, resume));
