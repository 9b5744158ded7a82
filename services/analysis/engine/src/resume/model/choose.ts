import { headingKind } from '../../catalogue/section-headings.js';
import { isPlace } from '../../catalogue/places.js';
import { looksLikeOrganisation, type Phrase, titleScore } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import { findDates } from '../../text/dates.js';
import type { Study } from '../education.js';
import type { Position } from '../experience.js';
import { namesSchool } from '../school-names.js';
import { isCourse } from '../study-courses.js';
import { degreeAt } from '../study-patterns.js';
import { isHeading, type LineRole } from './roles.js';

// Rules and trained weights both read a résumé; here is told which reading is more plausible, in points that anybody can
// add up. The same points, and the rules' reading stands.

const wordsMax = 14;
/** `I train one junior clerk.`: so many words with a subject or a full stop are a sentence. */
const sentenceWordsMin = 5;
const sentence = /^(?:I|we|tôi|em|mình)\s|(?<!\bltd|\binc|\bcorp|\bbros)(?<=\p{Ll}{3})\.$/iu;
const countWords = (text: string): number => text.split(/\s+/).length;

/** No name of anything: a heading, a date, a place, a sentence. */
const isOdd = ({ text }: Phrase): boolean =>
  countWords(text) > wordsMax ||
  headingKind(text) !== null ||
  isPlace(text) ||
  /[:?!]$/.test(text) ||
  (countWords(text) >= sentenceWordsMin && sentence.test(text)) ||
  !/\p{L}{2}|\d/u.test(text);

const isOddEmployer = (employer: Phrase): boolean =>
  isOdd(employer) ||
  (titleScore(employer.text) === 2 && !looksLikeOrganisation(employer.text)) ||
  (findDates(employer.text).length > 0 && !/\(/.test(employer.text));

const isOddTitle = (title: Phrase): boolean =>
  isOdd(title) ||
  (titleScore(title.text) === 0 && (looksLikeOrganisation(title.text) || namesSchool(title.text)));

/** What an entry must bring to be worth its place. */
const price = 1.25;
const dateWorth = 0.5;

/** Lines whose role says that they name no position. */
const elsewhere: ReadonlySet<LineRole> = new Set(['N', 'C', 'E', 'F', 'G', 'A', 'P', 'L', 'I', 'O', 'B']);

type RoleAt = (block: Pick<Block, 'start' | 'end'>) => LineRole | null;

/** What the weights hold lines and names for; both readings are measured by it. */
export interface Weighed {
  readonly roleAt: RoleAt;
  /** Whether a known heading says that a line stands among certificates, studies, projects or the like. */
  readonly isHeadedOtherwise: (block: Pick<Block, 'start' | 'end'>) => boolean;
  readonly titles: readonly Phrase[];
  readonly employers: readonly Phrase[];
}

/** What stands in a heading, or in a line about a referee, names no employer. */
function isElsewhere(name: Phrase, { roleAt }: Weighed): boolean {
  const role = roleAt(name);
  return role !== null && (isHeading(role) || role === 'N');
}

const isAmong = (name: Phrase, others: readonly Phrase[]): boolean =>
  others.some(({ start, end }) => start < name.end && end > name.start);

/** Of two names that no catalogue knows, the weights tell better which is the title and which the employer. */
const areSwapped = ({ title, company }: Position, { titles, employers }: Weighed): boolean =>
  title !== null &&
  company !== null &&
  titleScore(title.text) === 0 &&
  !looksLikeOrganisation(company.text) &&
  isAmong(title, employers) &&
  isAmong(company, titles);

/** More than any position brings. */
const headedOtherwise = 3;
/** What was done, below a position. */
const tasksWorth = 0.25;

/** Names of a position or a study, each worth a point; odd ones cost one. */
function worth(names: readonly (Phrase | null)[], odd: readonly boolean[], dated: boolean): number {
  const good = names.filter((name, i) => name !== null && !odd[i]).length;
  return good - odd.filter(Boolean).length + (dated ? dateWorth : 0) - price;
}

function oddNames(position: Position, weighed: Weighed): boolean[] {
  const { title, company } = position;
  const swapped = areSwapped(position, weighed);
  return [
    title !== null && (swapped || isOddTitle(title)),
    company !== null && (swapped || isOddEmployer(company) || isElsewhere(company, weighed)),
  ];
}

/** Something said, or a heading: long names and names of places may be employers. */
const isSaid = ({ text }: Phrase): boolean =>
  headingKind(text) !== null || (countWords(text) >= sentenceWordsMin && sentence.test(text));

/** A position whose title or employer cannot be one. */
export const isOddPosition = (position: Position, weighed: Weighed): boolean => {
  const { title, company } = position;
  return (
    areSwapped(position, weighed) ||
    (title !== null && isSaid(title)) ||
    (company !== null && (isSaid(company) || isElsewhere(company, weighed)))
  );
};

export function positionPoints(positions: readonly Position[], weighed: Weighed): number {
  let points = 0;
  for (const position of positions) {
    const { title, company, range, header, body } = position;
    const odd = oddNames(position, weighed);
    points += worth([title, company], odd, range !== null) + (body.length > 0 ? tasksWorth : 0);
    const [first] = header;
    const role = first ? weighed.roleAt(first) : null;
    if (role !== null && elsewhere.has(role)) points -= 1;
    if (first && weighed.isHeadedOtherwise(first)) points -= headedOtherwise;
  }
  return points;
}

/** A degree that was taken for a school. */
export const isDegreeAsSchool = ({ institution }: Study): boolean =>
  institution !== null && degreeAt(institution.text) === 0;

/** What stands in the place of a school is no name of one: a degree, a sentence. */
const isOddSchool = ({ institution }: Study): boolean =>
  institution !== null && (isOdd(institution) || degreeAt(institution.text) === 0);

export function studyPoints(studies: readonly Study[], { roleAt }: Weighed): number {
  let points = 0;
  for (const study of studies) {
    const { degree, institution, dates, blocks } = study;
    const oddDegree = degree !== null && (isOdd(degree) || isCourse(degree.text, institution?.text ?? ''));
    // What no catalogue knows for a degree is a name, but proves nothing.
    const known = degree !== null && degreeAt(degree.text) >= 0 ? degree : null;
    points += worth([known, institution], [oddDegree, isOddSchool(study)], dates !== null);
    const [first] = blocks;
    const role = first ? roleAt(first) : null;
    if (role === 'C' || role === 'N' || role === 'J' || role === 'O' || role === 'P') points -= 1;
  }
  return points;
}

/** How many units of log-odds, by which the model thinks more of its own roles than of the rules', are worth a point. */
const aheadPerPoint = 16;
/** So far ahead it must be at equal points: little for positions, more for studies, whose rules know more. */
export const jobsAhead = 10;
export const studiesAhead = 30;
/** Half a point for the rules. */
export const evenAhead = studiesAhead - aheadPerPoint / 2;
/** So far ahead, the model is right more often than rules that left nothing to be found. */
export const surelyAhead = 60;
/** From here on the kinds of sections are the model's: with them go skills, languages and contact. */
export const sectionsAhead = 30;

/** Whether the model's reading stands: by the points of both and by how sure the model is of its lines. */
export const isBetter = (model: number, rules: number, ahead: number, aheadMin: number): boolean =>
  model - rules + (ahead - aheadMin) / aheadPerPoint > 0;
