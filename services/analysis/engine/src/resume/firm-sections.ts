import { headingKind, inlineHeading, type SectionKind, toldKind } from '../catalogue/section-headings.js';
import type { Phrase } from '../layout/phrases.js';
import type { Block, ReadText } from '../layout/read-text.js';
import type { Study } from './education.js';
import type { Position } from './experience.js';
import { type Section, sectionsOf } from './sections.js';

/** Sections whose lines are what their heading says, whatever they look like. */
const firm: ReadonlySet<SectionKind> = new Set(['limits', 'wishes', 'references']);

const nameOf = (title: string): string => title.replace(/\s*:\s*$/, '');
const isFirm = ({ kind, title }: Section): boolean => {
  if (title === '') return false;
  const [known, told] = [headingKind(nameOf(title)), toldKind(nameOf(title))];
  // `Papers` that no scholar wrote are certificates.
  if (known === 'publications' && kind === 'certifications') return true;
  return (firm.has(kind) || told !== null) && (known ?? told) === kind;
};

const isCapitals = (text: string): boolean => text === text.toUpperCase();
const looksLike = (a: Block, b: Block): boolean =>
  a.bold === b.bold &&
  a.heading === b.heading &&
  a.size === b.size &&
  isCapitals(a.text) === isCapitals(b.text);

type Place = Pick<Block, 'start' | 'end'>;
/** Points by which a name is larger than the headings. */
const largerBy = 0.8;
const overlaps = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

/** The lines below a heading, up to the next line that one of the readings takes for a heading. */
function linesBelow(title: Block, { blocks }: ReadText, readings: readonly (readonly Section[])[]): Block[] {
  const told = readings.map((sections) => sections.flatMap((section) => section.blocks));
  const below = blocks.slice(blocks.indexOf(title) + 1);
  const [first] = below;
  // A heading in the look of its own lines is no pattern of others.
  const isPattern = first !== undefined && !looksLike(first, title);
  const heads = (block: Block): boolean =>
    (!block.bullet && told.some((lines) => !lines.some((line) => overlaps(line, block)))) ||
    (isPattern && looksLike(block, title)) ||
    (block.size ?? 0) > (title.size ?? Infinity) + largerBy;
  const end = below.findIndex(heads);
  return end < 0 ? below : below.slice(0, end);
}

/** `Referees: Ann Dale, …` as the last line of another section. */
const refereesWithin = ({ text, bullet }: Block): boolean =>
  !bullet && inlineHeading(text)?.kind === 'references';

/**
 * What stands below `What I can't do`, `Điều tôi tìm`, `Referees` and the like is that, and nothing else, though the chosen
 * reading takes its lines for skills or another section's.
 */
export function withFirmSections(chosen: readonly Section[], read: ReadText): Section[] {
  const ruled = sectionsOf(read);
  const cut: Section[] = ruled.filter(isFirm).flatMap((section) => {
    const first = section.blocks[0];
    const title = read.blocks.findLast(
      ({ text, start }) => text === section.title && first !== undefined && start < first.start,
    );
    return title ? [{ ...section, blocks: linesBelow(title, read, [ruled, chosen]) }] : [];
  });
  const inline = read.blocks.filter(refereesWithin);
  const isInline = (block: Block): boolean => inline.some((line) => overlaps(line, block));
  const sections = [
    ...cut.map((section) => ({ ...section, blocks: section.blocks.filter((block) => !isInline(block)) })),
    ...inline.map((block): Section => ({ kind: 'references', title: '', blocks: [block] })),
  ].filter(({ blocks }) => blocks.length > 0);
  if (sections.length === 0) return [...chosen];
  const taken = sections.flatMap(({ blocks }) => blocks);
  const rest = chosen
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => !taken.some((line) => overlaps(line, block))),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  return [...rest, ...sections];
}

/** Whether a place stands below a heading that leaves room for no work and no study. */
function takenBy(sections: readonly Section[]): (place: Place) => boolean {
  const taken = sections.filter(({ kind }) => firm.has(kind)).flatMap(({ blocks }) => blocks);
  return (place) => taken.some((line) => overlaps(line, place));
}

/** Studies that do not stand below such a heading. */
export function studiesOutside(studies: readonly Study[], sections: readonly Section[]): Study[] {
  const isTaken = takenBy(sections);
  return studies.filter(
    ({ degree, field, institution }) =>
      ![degree, field, institution].some((phrase) => phrase !== null && isTaken(phrase)),
  );
}

/** Positions without lines that stand below such a heading, and none of what is done when not at work. */
export const withoutFirm = (positions: readonly Position[], sections: readonly Section[]): Position[] => {
  const isTaken = takenBy(sections);
  const kept = (phrase: Phrase | null): Phrase | null => (phrase && isTaken(phrase) ? null : phrase);
  const leisure = sections.filter(({ kind, title }) => kind === 'interests' && title !== '');
  const isLeisure = (place: Place): boolean =>
    leisure.some(({ blocks }) => blocks.some((line) => overlaps(line, place)));
  return positions
    .filter(({ header }) => header.length === 0 || !header.every((one) => isTaken(one) || isLeisure(one)))
    .map((position) => {
      if (![...position.header, ...position.body].some(isTaken)) return position;
      return {
        ...position,
        title: kept(position.title),
        company: kept(position.company),
        place: kept(position.place),
        header: position.header.filter((block) => !isTaken(block)),
        body: position.body.filter((block) => !isTaken(block)),
      };
    });
};
