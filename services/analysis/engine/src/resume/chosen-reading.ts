import { headingKind, styledHeadingKind } from '../catalogue/section-headings.js';
import type { Phrase } from '../layout/phrases.js';
import { findRanges } from '../text/dates.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { byColumns } from './by-columns.js';
import { positionsIn, studiesIn } from './by-rules.js';
import { type Contact, contactOf } from './contact.js';
import type { Study } from './education.js';
import type { Position } from './experience.js';
import { withoutForeign } from './foreign-lines.js';
import { withoutHeadings } from './headings-as-facts.js';
import {
  evenAhead,
  isBetter,
  isDegreeAsSchool,
  isOddPosition,
  jobsAhead,
  positionPoints,
  sectionsAhead,
  studiesAhead,
  studyPoints,
  surelyAhead,
  type Weighed,
} from './model/choose.js';
import { linesMax } from './model/line-roles.js';
import { readByModel } from './model/read-by-model.js';
import { ruledRoles } from './model/ruled-roles.js';
import { isHeading, kindOfRole, type LineRole } from './model/roles.js';
import { withNamedRows } from './named-rows.js';
import { withoutOthers } from './no-positions.js';
import { withProperEmployers, withProperSchools } from './proper-names.js';
import { type Section, sectionsOf } from './sections.js';
import { isToldLife, toldLife } from './told-life.js';
import { settledPositions } from './settled-positions.js';
import { settledStudies, withDatesOf } from './settled-studies.js';

export interface Reading {
  readonly sections: readonly Section[];
  readonly contact: Contact;
  readonly positions: readonly Position[];
  readonly studies: readonly Study[];
}

/** The share of a résumé's letters whose section two readings do not agree on, from which the rules' is left. */
const disagreedMax = 0.1;

function disagreed({ blocks }: ReadText, ruled: readonly LineRole[], roles: readonly LineRole[]): number {
  let [all, other] = [0, 0];
  for (const [i, role] of roles.entries()) {
    const [mine, letters] = [ruled[i] ?? 'O', blocks[i]?.text.length ?? 0];
    if (isHeading(role) || isHeading(mine)) continue;
    all += letters;
    if (kindOfRole(mine) !== kindOfRole(role)) other += letters;
  }
  return all === 0 ? 0 : other / all;
}

/** What rules alone read of a résumé. */
export function ruledReading(read: ReadText): Reading {
  const sections = sectionsOf(read);
  const contact = contactOf(read, sections);
  return {
    sections,
    contact,
    positions: withoutOthers(
      settledPositions(
        withProperEmployers(byColumns(positionsIn(sections, contact), read.blocks), read.blocks),
      ),
      sections,
      read.blocks,
    ),
    studies: settledStudies(withProperSchools(studiesIn(sections), read.blocks), read.blocks),
  };
}

/** Sections whose dated lines are no positions. */
const elsewhere: ReadonlySet<Section['kind']> = new Set([
  'education',
  'certifications',
  'projects',
  'awards',
  'activities',
  'publications',
  'references',
]);

/** How many lines name an employer: positions of one employer may share its name. */
const countEmployers = (positions: readonly Position[]): number =>
  new Set(positions.flatMap(({ company }) => (company ? [company.start] : []))).size;

/**
 * Every position with its names and dates, no dated line left that could begin another and no employer that only the
 * other reading names: nothing is to be found.
 */
function isWholeWork(
  { positions, sections }: Reading,
  others: readonly Position[],
  blocks: readonly Block[],
  weighed: Weighed,
): boolean {
  if (positions.length === 0 || countEmployers(others) > countEmployers(positions)) return false;
  if (positions.some(({ title, company, range }) => title === null || company === null || range === null))
    return false;
  if (positions.some((position) => isOddPosition(position, weighed))) return false;
  const told = new Set(
    [
      ...positions.flatMap(({ header, body }) => [...header, ...body]),
      ...sections.filter(({ kind }) => elsewhere.has(kind)).flatMap((section) => section.blocks),
    ].map(({ start }) => start),
  );
  return blocks.every(
    ({ start, text, bullet }) => bullet || told.has(start) || findRanges(text).length === 0,
  );
}

const count = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length;
const hasSchool = ({ institution }: Study): boolean => institution !== null;
const hasDegree = ({ degree }: Study): boolean => degree !== null;
const ofStudies: ReadonlySet<LineRole | null> = new Set(['E', 'F', 'D']);

/** No further name in the other reading, or each study with its school and no further one, or a grade that it loses. */
function areWholeStudies(rules: readonly Study[], model: readonly Study[], { roleAt }: Weighed): boolean {
  const hasGrade = ({ gpa }: Study): boolean => gpa !== null && ofStudies.has(roleAt(gpa));
  if (count(rules, hasGrade) > count(model, hasGrade)) return true;
  if (rules.length === 0 || rules.some(isDegreeAsSchool)) return false;
  const further = count(model, hasSchool) - count(rules, hasSchool);
  const degrees = count(model, hasDegree) - count(rules, hasDegree);
  // Two studies that both find their degree had none, or had it for a school.
  return further + degrees <= 0 || (further <= 0 && degrees < 2 && rules.every(hasSchool));
}

const lettersOf = (phrase: Phrase | null): string => phrase?.text.replace(/[^\p{L}\p{N}]/gu, '') ?? '';

/** Positions whose title and employer the other reading has as well are sure; one of the rest in three is read wrongly. */
function withDoubts(positions: readonly Position[], others: readonly Position[]): Position[] {
  const named = new Set(others.map((other) => `${lettersOf(other.title)} ${lettersOf(other.company)}`));
  return positions.map((position) =>
    named.has(`${lettersOf(position.title)} ${lettersOf(position.company)}`)
      ? position
      : { ...position, unsure: true },
  );
}

/** What is read of a résumé: by rules, or by trained weights where their reading is more plausible. */
export function chosenReading(read: ReadText): Reading {
  const rules = ruledReading(read);
  const { blocks } = read;
  if (blocks.length > linesMax) return rules;
  const ruled = ruledRoles(blocks, rules);
  // A heading that reads exactly like a known one is what it says.
  const given = blocks.map(({ text }, i) => {
    const role = ruled[i] ?? null;
    return role?.length === 2 && styledHeadingKind(text.replace(/\s*:\s*$/, '')) !== null ? role : null;
  });
  const byModel = readByModel(read, given);
  const model = {
    ...byModel,
    positions: withoutOthers(
      settledPositions(withProperEmployers(byColumns(byModel.positions, blocks), blocks)),
      rules.sections,
      blocks,
    ),
    studies: settledStudies(withProperSchools(byModel.studies, blocks), blocks),
  };
  const others = rules.sections.filter(
    ({ kind, title }) => elsewhere.has(kind) && headingKind(title.replace(/\s*:\s*$/, '')) !== null,
  );
  const otherwise = new Set(others.flatMap((section) => section.blocks.map(({ start }) => start)));
  const weighed: Weighed = {
    isHeadedOtherwise: ({ start }) => otherwise.has(start),
    roleAt: (at) =>
      model.roles[read.blocks.findIndex(({ start, end }) => start < at.end && end > at.start)] ?? null,
    titles: model.positions.flatMap(({ title }) => title ?? []),
    employers: model.positions.flatMap(({ company }) => company ?? []),
  };
  const ahead = model.ahead(ruled);
  const betterJobs =
    (ahead >= surelyAhead || !isWholeWork(rules, model.positions, blocks, weighed)) &&
    isBetter(
      positionPoints(model.positions, weighed),
      positionPoints(rules.positions, weighed),
      ahead,
      jobsAhead,
    );
  // Where both begin their studies in the same lines, only what the lines name tells them apart.
  const parted = ruled.some((role, i) => (role === 'E') !== (model.roles[i] === 'E'));
  const betterStudies =
    (model.studies.length > 0 || rules.studies.length === 0) &&
    !areWholeStudies(rules.studies, model.studies, weighed) &&
    isBetter(
      studyPoints(model.studies, weighed),
      studyPoints(rules.studies, weighed),
      parted ? ahead : evenAhead,
      studiesAhead,
    );
  const studies = betterStudies
    ? withDatesOf(model.studies, rules.studies)
    : withDatesOf(rules.studies, model.studies);
  const betterSections = ahead > sectionsAhead && disagreed(read, ruled, model.roles) > disagreedMax;
  const positions = betterJobs
    ? withDoubts(model.positions, rules.positions)
    : withDoubts(rules.positions, model.positions);
  // What is told in sentences is not read by lines.
  const told = isToldLife(read) ? withDoubts(toldLife(blocks), [...rules.positions, ...model.positions]) : [];
  const chosen = withoutForeign(
    {
      positions: told.length > 0 ? told : withNamedRows(positions, blocks),
      sections: betterSections ? model.sections : rules.sections,
    },
    rules.sections,
    blocks,
  );
  return {
    ...chosen,
    contact: betterSections ? contactOf(read, model.sections) : rules.contact,
    studies: withoutHeadings(studies, chosen.sections, blocks),
  };
}
