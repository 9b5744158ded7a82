import { studyFamilies } from '../catalogue/degrees.js';
import { isPlace } from '../catalogue/places.js';
import {
  looksLikeOrganisation,
  type Phrase,
  phraseAt,
  splitPhrases,
  titleScore,
  withoutPlace,
} from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { type DateRange, findDates, findRanges, monthOf } from '../text/dates.js';
import { isGrade, namesSchool } from './school-names.js';
import { degreeAt } from './study-patterns.js';

/** An entry whose fields stand in rows of their own: whose it is, what it is, where and when. */
export interface FormEntry {
  readonly org: Phrase | null;
  readonly title: Phrase | null;
  readonly place: Phrase | null;
  readonly range: DateRange | null;
  readonly header: readonly Block[];
  readonly body: readonly Block[];
}

type Cell = Block['cells'][number];

interface Rows {
  /** What the bold row names; null where dates stand there. */
  readonly head: Phrase | null;
  /** What the row below it names. */
  below: Phrase | null;
  place: Phrase | null;
  dates: { readonly range: DateRange; readonly of: 'head' | 'below' | 'own' } | null;
  readonly header: Block[];
  readonly body: Block[];
}

const fieldCharsMax = 140;
const aroundDatesMax = 2;

/** `July 2020`: one date stands for both ends. */
function singleDate(text: string): DateRange | null {
  const [date, ...others] = findDates(text);
  if (!date || others.length > 0) return null;
  const month = /^\d{4}$/.test(date.text) ? null : monthOf(date.text, false);
  const { start, end } = date;
  return {
    start,
    end,
    text: date.text,
    startText: date.text,
    endText: null,
    from: month,
    to: month,
    open: false,
  };
}

/** A cell of nothing but dates, with a place behind a dot at most. */
function datesOf({ text, start }: Cell): { range: DateRange; place: Phrase | null } | null {
  const range = findRanges(text)[0] ?? singleDate(text);
  if (!range || range.start > aroundDatesMax) return null;
  const rest = text.slice(range.end);
  const sign = /^\s*·\s*(?=\p{L})/u.exec(rest);
  if (sign) {
    const at = range.end + sign[0].length;
    return { range, place: phraseAt(text.slice(at), start + at) };
  }
  return rest.length <= aroundDatesMax ? { range, place: null } : null;
}

const labelled = /^[^.]{2,42}:\s/u;
/** A mark with its label, which ends a degree's row or stands there alone. */
export const labelledMark = /^(?:(.*?)\.\s)?(?:gpa|grade|xếp loại):\s(.+)$/iu;

/** A cell that can be a field as a whole: no sentence, no label, nothing with dates inside. */
const isField = ({ text }: Cell): boolean =>
  text.length <= fieldCharsMax &&
  /^[\p{L}\p{N}(“"]/u.test(text) &&
  !/[;:!]$|\p{Ll}{4,}\.$|\s[|·•]\s/u.test(text) &&
  (!labelled.test(text) || labelledMark.test(text) || degreeAt(text) === 0) &&
  findDates(text).length === 0;

/** `City of Toronto` is an employer where a field of its own names it. */
const isTown = (text: string): boolean => isPlace(text) && !/^(?:city|county|state|town) of\s/iu.test(text);

/** A bold row begins an entry; null where it cannot. */
function begun(block: Block): Rows | null {
  const [first, second, ...others] = block.cells;
  if (!first || others.length > 0) return null;
  const only = second ? null : datesOf(first);
  if (only)
    return {
      head: null,
      below: null,
      place: only.place,
      dates: { range: only.range, of: 'own' },
      header: [block],
      body: [],
    };
  if (!isField(first)) return null;
  const dates = second ? datesOf(second) : null;
  if (second && !dates && !isField(second)) return null;
  return {
    head: first,
    below: null,
    place: dates ? dates.place : (second ?? null),
    dates: dates ? { range: dates.range, of: 'head' } : null,
    header: [block],
    body: [],
  };
}

/** Takes a row of lighter type into an entry; false where it has no place there. */
function taken(rows: Rows, block: Block): boolean {
  const [first, second, ...others] = block.cells;
  if (!first || others.length > 0) return false;
  const dates = datesOf(first);
  if (dates && !second && !rows.dates) {
    rows.dates = { range: dates.range, of: 'own' };
    rows.place ??= dates.place;
  } else if (!isField(first)) return false;
  else if (!second && !rows.place && isTown(first.text)) rows.place = first;
  else if (!rows.below && second && !rows.place && isTown(first.text) && isField(second)) {
    rows.place = first;
    rows.below = second;
  } else if (!rows.below) {
    rows.below = first;
    const beside = second ? datesOf(second) : null;
    if (beside) {
      if (rows.dates) return false;
      rows.dates = { range: beside.range, of: 'below' };
      rows.place ??= beside.place;
    } else if (second) {
      if (rows.place) return false;
      rows.place = second;
    }
  } else {
    // A place that had no room beside the name stands between it and the row with dates.
    const beside = second ? datesOf(second) : null;
    if (!beside || rows.dates || rows.place || rows.header.length !== 2) return false;
    rows.place = rows.below;
    rows.below = first;
    rows.dates = { range: beside.range, of: 'below' };
  }
  rows.header.push(block);
  return true;
}

/** The entries of a section that is nothing but bold rows, rows of fields below them and list items; null for any other. */
function rowsOfEntries(blocks: readonly Block[]): Rows[] | null {
  const entries: Rows[] = [];
  for (const block of blocks) {
    const last = entries.at(-1);
    if (block.bullet) {
      if (!last) return null;
      last.body.push(block);
    } else if (block.bold) {
      const rows = begun(block);
      if (!rows) return null;
      entries.push(rows);
    } else if (!last || last.body.length > 0 || !taken(last, block)) return null;
  }
  return entries;
}

/** How surely a text names a position or a study (above 0), or where it was (below 0). */
type Leaning = (text: string) => number;

const positionLeaning: Leaning = (text) =>
  (titleScore(text) === 2 ? 1 : 0) - (looksLikeOrganisation(text) ? 1 : 0);
/** `Đại học Sư phạm Kỹ thuật` is a school, `Đại học Kế toán` a study: such names say nothing. */
function studyLeaning(text: string): number {
  if (degreeAt(text) === 0 || labelledMark.test(text)) return 1;
  if (namesSchool(text)) return isGrade(text) ? 0 : -1;
  return studyFamilies(text).length > 0 ? 1 : 0;
}

/** Whether titles stand in the bold rows: what the texts say, else the form that has its dates there. */
function titlesFirst(entries: readonly Rows[], leaning: Leaning): boolean | null {
  const votes = entries
    .map(({ head, below }) => (head && below ? leaning(head.text) - leaning(below.text) : 0))
    .reduce((sum, vote) => sum + vote, 0);
  if (votes !== 0) return votes > 0;
  const dated = entries.filter(({ head, below, dates }) => head && below && dates);
  const apart = dated.filter(({ dates }) => dates?.of !== 'below').length;
  return dated.length === 0 ? null : apart * 2 > dated.length;
}

/** `Acme Ltd – Leeds`, `Acme Ltd, Leeds`: a place at the end of a name, where it has no cell of its own. */
function withoutTown(whole: Phrase): { rest: Phrase | null; place: Phrase | null } {
  const parts = splitPhrases(whole.text, whole.start);
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (last && before && isTown(last.text))
    return { rest: phraseAt(whole.text.slice(0, before.end - whole.start), whole.start), place: last };
  const { rest, place } = withoutPlace(whole);
  return rest ? { rest, place } : { rest: whole, place: null };
}

/** `tinyrelay, a relay in Python`: a name with a remark takes a closer look. */
const remarked = ({ org }: FormEntry): boolean => /,\s\p{Ll}/u.test(org?.text ?? '');

/** A row that stands alone beside its dates is what it was; beside a place, where it was. */
const formLeaning = ({ dates, header }: Rows, titled: boolean): number => {
  if (dates?.of === 'head') return 1;
  return titled && header[0]?.cells.length === 1 ? 1 : -1;
};

function entryOf(rows: Rows, titled: boolean, leaning: Leaning): FormEntry {
  const { head, below, place, dates, header, body } = rows;
  const alone = head !== null && below === null;
  const first = alone ? leaning(head.text) || formLeaning(rows, titled) : titled ? 1 : -1;
  const [title, whole] = first > 0 ? [head, below] : [below, head];
  const { rest: org, place: town } = whole && !place ? withoutTown(whole) : { rest: whole, place };
  return { org, title, place: town, range: dates?.range ?? null, header, body };
}

function entriesOf(
  blocks: readonly Block[],
  leaning: Leaning,
  elsewhere: boolean | null,
): FormEntry[] | null {
  const rows = rowsOfEntries(blocks);
  if (!rows) return null;
  if (elsewhere === null && !rows.some(({ head, below, dates }) => head && below && dates)) return null;
  const titled = titlesFirst(rows, leaning) ?? elsewhere;
  if (titled === null) return null;
  const entries = rows.map((one) => entryOf(one, titled, leaning));
  return entries.some(remarked) ? null : entries;
}

/** Positions in rows: an employer and a place, a title and dates, in either order; null where rows do not tell. */
export const formedPositions = (blocks: readonly Block[]): FormEntry[] | null =>
  entriesOf(blocks, positionLeaning, null);

/** Studies in rows: a school and a place, a degree and dates; without dates in the order in which `positions` name theirs. */
export function formedStudies(blocks: readonly Block[], positions: readonly Block[]): FormEntry[] | null {
  const rows = rowsOfEntries(positions);
  const formed = rows?.some(({ head, below }) => head && below) ? rows : null;
  return entriesOf(blocks, studyLeaning, formed && titlesFirst(formed, positionLeaning));
}
