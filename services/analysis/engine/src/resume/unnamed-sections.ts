import { findCertificates } from '../catalogue/certificates.js';
import { headingKind, type SectionKind } from '../catalogue/section-headings.js';
import type { Block } from '../layout/read-text.js';
import { findDates, findRanges } from '../text/dates.js';
import { positionsOf } from './experience.js';
import { namesSchool } from './school-names.js';
import { isKnown, skillItems } from './skill-items.js';
import { degreeAt } from './study-patterns.js';
import { tellsOfPaper } from './papers.js';

const itemsMin = 3;

/** Rows of names of which at least half are skills that the catalogue knows. */
function listsSkills(blocks: readonly Block[]): boolean {
  if (blocks.some(({ text }) => findDates(text).length > 0)) return false;
  const items = blocks.flatMap(({ text, start }) => skillItems(text, start));
  const known = items.filter(({ text }) => isKnown(text));
  return known.length >= itemsMin && known.length * 2 >= items.length;
}

/** Rows with dates of which one names a title, and which are no studies. */
function listsPositions(blocks: readonly Block[]): boolean {
  const dated = blocks.filter(({ bullet, text }) => !bullet && findRanges(text).length > 0);
  const studies = dated.filter(({ text }) => namesSchool(text) || degreeAt(text) >= 0);
  return dated.length > 0 && studies.length === 0 && positionsOf(blocks, true).length > 0;
}

const papersTitle = /^(?:my |the )?papers\W*$/iu;
const scholarly =
  /(?<!\p{L})(?:journals?|proceedings|conference|doi|vol(?:ume)?\.?|pp\.?|et al|preprint|arxiv|co-?authors?|published|submitted|reviewers?|lancet|nature)(?!\p{L})|[“"][^“”"]{20,}[”"]/iu;

/** `Papers` are what a scholar wrote, and a crane driver's licences. */
const listsPapers = (title: string, blocks: readonly Block[]): boolean =>
  blocks.filter(({ text }) => tellsOfPaper(text)).length * 2 > blocks.length ||
  (papersTitle.test(title) &&
    !blocks.some(({ text }) => scholarly.test(text)) &&
    blocks.some(({ text }) => tellsOfPaper(text) || findCertificates(text).length > 0));

/**
 * What a section is: by its heading; under a heading that no list knows, by what stands in it. `present` are the kinds
 * that other headings of the résumé name: jobs under a known heading leave no room for others.
 */
export function kindByContent(
  kind: SectionKind,
  title: string,
  blocks: readonly Block[],
  present: ReadonlySet<SectionKind>,
): SectionKind {
  if (kind === 'publications' && listsPapers(title, blocks)) return 'certifications';
  if (kind !== 'other' || headingKind(title.replace(/\s*:\s*$/, '')) !== null) return kind;
  if (!present.has('experience') && listsPositions(blocks)) return 'experience';
  return listsSkills(blocks) ? 'skills' : kind;
}
