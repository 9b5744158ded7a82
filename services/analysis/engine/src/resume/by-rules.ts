import type { Block } from '../layout/read-text.js';
import type { Contact } from './contact.js';
import { type Study, studiesInRows, studiesOf } from './education.js';
import { type Position, positionsOf } from './experience.js';
import { looseStudyBlocks } from './loose-studies.js';
import type { Section } from './sections.js';
import { toldPositions } from './told-positions.js';
import { toldInSection, toldStudies } from './told-studies.js';

const whole = ({ title, company }: Position): boolean => title !== null && company !== null;
/** Sections in which a life is told in paragraphs, when no list of jobs or schools tells it. */
const narrating: readonly Section['kind'][] = ['contact', 'summary', 'other', 'experience', 'education'];
const paragraphs = (sections: readonly Section[]): Block[] =>
  sections.filter((s) => narrating.includes(s.kind)).flatMap((s) => s.blocks);

/** The positions that rules find in the sections. */
export function positionsIn(sections: readonly Section[], contact: Contact): Position[] {
  const listed = listedPositions(sections, contact);
  const told = toldPositions(paragraphs(sections));
  return told.length > listed.filter(whole).length ? told : listed;
}

/** Where positions stand in a résumé without a heading for them. */
const besideWork: readonly Section['kind'][] = ['summary', 'other', 'contact', 'skills', 'projects'];

function listedPositions(sections: readonly Section[], contact: Contact): Position[] {
  const own = sections.filter((s) => s.kind === 'experience').flatMap((s) => positionsOf(s.blocks, false));
  if (own.length > 0) return own;
  const loose = sections.filter((s) => besideWork.includes(s.kind));
  return loose.flatMap((s) => {
    const studied = new Set(looseStudyBlocks(s.blocks).flat());
    const personal = [contact.name, contact.email, contact.phone, contact.place];
    const isPersonal = (block: Block): boolean =>
      personal.some((fact) => fact !== null && fact.start >= block.start && fact.end <= block.end);
    return positionsOf(
      s.blocks.filter((block) => !studied.has(block) && !isPersonal(block)),
      true,
    );
  });
}

/** The studies that rules find in the sections. */
export function studiesIn(sections: readonly Section[]): Study[] {
  const listed = listedStudies(sections);
  return listed.length > 0 ? listed : toldStudies(paragraphs(sections));
}

/** Lines give their studies by their fields, sentences by what they tell. */
function studiesOfSection(blocks: readonly Block[], positions: readonly Block[]): Study[] {
  const formed = studiesInRows(blocks, positions);
  if (formed) return formed;
  const told = toldInSection(blocks);
  const used = new Set(told.flatMap((study) => study.blocks.map(({ start }) => start)));
  const holds = (block: Block): boolean =>
    [...used].some((start) => start >= block.start && start < block.end);
  return [...studiesOf(blocks.filter((block) => !holds(block))), ...told];
}

function listedStudies(sections: readonly Section[]): Study[] {
  const positions = sections.filter((s) => s.kind === 'experience').flatMap((s) => s.blocks);
  const own = sections
    .filter((s) => s.kind === 'education')
    .flatMap((s) => studiesOfSection(s.blocks, positions));
  if (own.length > 0) return own;
  const loose = sections.filter((s) => s.kind === 'contact' || s.kind === 'other' || s.kind === 'summary');
  return loose.flatMap((s) => looseStudyBlocks(s.blocks).flatMap((run) => studiesOf(run)));
}
