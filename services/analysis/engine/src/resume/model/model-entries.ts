import { isGrade } from '../school-names.js';
import type { LinearModel } from '../../chain/linear.js';
import { isPlace } from '../../catalogue/places.js';
import { looksLikeOrganisation, type Phrase } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import { type DateRange, findDates, findRanges, monthOf } from '../../text/dates.js';
import { sentencesOf } from '../../text/sentences.js';
import { isStudy, type Study } from '../education.js';
import { gapLine, type Position } from '../experience.js';
import { partedStudies } from '../study-courses.js';
import type { StudyDates } from '../study-line.js';
import { yearsListed } from '../year-lists.js';
import type { Entry } from './entries.js';
import {
  employerBehind,
  fieldsOfLetter as of,
  isCount,
  isEmployerOfSeveral,
  isSentence,
  titlesIn,
  withItsKind,
} from './entry-titles.js';
import { type NamedField, namedFields } from './named-fields.js';
import { toldIn } from './told-in-header.js';

/** One date stands for a short engagement. */
function singleDate(text: string): DateRange | null {
  const [date] = findDates(text);
  if (!date) return null;
  const month = /^\d{4}$/.test(date.text) ? null : monthOf(date.text, false);
  const { start, end, text: written } = date;
  return {
    start,
    end,
    text: written,
    startText: written,
    endText: null,
    from: month,
    to: month,
    open: false,
  };
}

/** `to present`, `– Feb 2021`: the second half of a range, alone in its cell. */
const secondHalf = /^(?:to|till|until|–|-|—|đến|tới)\s*\S.*$/iu;

/** The halves of a range that a narrow column wrapped: a date alone in a cell, and its end in the line below. */
function wrappedDates([first, second]: readonly Block[]): string | null {
  const [start, end] = [first?.cells[0]?.text, second?.cells[0]?.text];
  if (start === undefined || end === undefined || first?.cells.length === 1 || !secondHalf.test(end))
    return null;
  const [date] = findDates(start);
  const whole = `${start.replace(/\s*[–—-]\s*$/u, '')} ${end}`;
  const [range] = findRanges(whole);
  return date?.start === 0 && range?.start === 0 && range.end >= whole.length - 1 ? whole : null;
}

/** The dates of an entry: a range within a line, or one that a narrow column wrapped over two lines. */
function datesOf(blocks: readonly Block[], fields: readonly NamedField[]): DateRange | null {
  const pauses = blocks.flatMap(pausesIn);
  const dates = of(fields, 'X').filter(
    ({ start }) => !pauses.some((pause) => start >= pause.start && start < pause.end),
  );
  for (const block of blocks) {
    const own = dates.filter(({ start, end }) => start >= block.start && end <= block.end);
    const found = rangesOfWork(block).find(({ start, end }) =>
      own.some((date) => date.start - block.start < end && date.end - block.start > start),
    );
    const halved = found?.endText === null && dates.length > own.length;
    if (found && !halved) return found;
  }
  const listed = blocks.flatMap(({ cells }) => cells.flatMap(({ text }) => yearsListed(text) ?? []))[0];
  if (listed) return listed;
  const halves = wrappedDates(blocks);
  if (halves !== null) return findRanges(halves)[0] ?? null;
  const joined = dates.map(({ text }) => text).join(' ');
  const [whole] = findRanges(joined);
  if (whole) return whole;
  return singleDate(joined) ?? blocks.flatMap(rangesOfWork)[0] ?? null;
}

/** `…. Nghỉ việc chăm mẹ: từ 3/2020 đến 1/2021` tells of a pause: its dates are no position's. */
const pausesIn = ({ text, start }: Block): Phrase[] =>
  sentencesOf(text, start).filter((sentence) => gapLine.test(undated(sentence.text)));
const rangesOfWork = (block: Block): DateRange[] => {
  const pauses = pausesIn({ ...block, start: 0 });
  return findRanges(block.text).filter(
    ({ start }) => !pauses.some((pause) => start >= pause.start && start < pause.end),
  );
};

const sameAsAbove =
  /^(?:(?:cũng|vẫn)\s|cùng (?:công ty|đơn vị|trường)|như trên|same\s(?:company|employer|place|university|school|college)|(?:công ty|đơn vị|trường) (?:trên|này)$)/iu;

/** `Teaching assistant, the same school, 2018 to 2020`. */
const sameInside =
  /[,–—|-]\s(?:at )?the same (?:company|employer|firm|place|school|college|university|hospital|shop|restaurant|hotel)(?=\s*(?:[.,;|\t(]|$))|[,–—|-]\s(?:cùng|vẫn(?: ở)?) (?:công ty|đơn vị|trường|bệnh viện|nơi)(?: trên| này| cũ)?(?=\s*(?:[.,;|\t(]|$))/iu;

interface NamedEntry {
  readonly entry: Entry;
  readonly fields: readonly NamedField[];
  readonly range: DateRange | null;
}

const names = ({ fields }: NamedEntry, letter: string): boolean => of(fields, letter).length > 0;

/** True when the second goes on where the first ends, and adds what the first lacks: one header that fell in two. */
function goesOn(first: NamedEntry, second: NamedEntry, letters: readonly string[]): boolean {
  const [end, start] = [first.entry.blocks.at(-1)?.end, second.entry.blocks[0]?.start];
  if (end === undefined || start === undefined || start !== end + 1) return false;
  if (first.entry.body.length > 0 || first.entry.group || second.entry.group) return false;
  if (first.range !== null && second.range !== null) return false;
  return letters.every((letter) => !names(first, letter) || !names(second, letter));
}

/** The entries of one kind with their fields; headers that fell in two are joined. */
function namedEntries(
  model: LinearModel,
  entries: readonly Entry[],
  letters: readonly string[],
): NamedEntry[] {
  const found: NamedEntry[] = [];
  for (const entry of entries) {
    const fields = namedFields(model, entry, entries);
    const next = { entry, fields, range: datesOf(entry.blocks, fields) };
    const last = found.at(-1);
    if (!last || !goesOn(last, next, letters)) {
      found.push(next);
      continue;
    }
    const blocks = [...last.entry.blocks, ...entry.blocks];
    const whole = { ...entry, blocks, group: last.entry.group };
    const both = [...last.fields, ...fields];
    found[found.length - 1] = { entry: whole, fields: both, range: datesOf(blocks, both) };
  }
  return found;
}

const isPause = ({ entry }: NamedEntry): boolean =>
  entry.blocks.some(({ text }) => gapLine.test(undated(text)));
const undated = (text: string): string => text.replace(/^[\d\s/.–—-]+(?:present|now|nay)?[\s:\t]*/iu, '');

const ownAccount = /free-?lanc|self[- ]employed|(?<![\p{L}])tự do(?![\p{L}])/iu;

/** `Minh Tâm Solutions Co., Ltd.`: the form of a company belongs to its name. */
const legalForm =
  /^\.?,?\s?(?:Ltd|Inc|LLC|L\.L\.C|PLC|Corp|Pte|Pty|GmbH|JSC|S\.A)\.?(?:,?\sLtd\.?)?(?!\p{L})/u;
function withLegalForm(name: NamedField, blocks: readonly Block[]): NamedField {
  const block = blocks.find(({ start, end }) => name.start >= start && name.end <= end);
  const form = block ? legalForm.exec(block.text.slice(name.end - block.start)) : null;
  const end = name.end + (form?.[0].length ?? 0);
  return block && form
    ? { ...name, text: block.text.slice(name.start - block.start, end - block.start), end }
    : name;
}

const titleWordsMax = 4;
/** `Florist, The Paper Lantern` held for one name where no title stands: the title comes first. */
function partedName(whole: NamedField): { title: NamedField; employer: NamedField } | null {
  const [, head = '', gap = '', rest = ''] = /^([^,]+)(,\s+)(\p{Lu}[^,]*)$/u.exec(whole.text) ?? [];
  if (head === '' || head.split(' ').length > titleWordsMax || looksLikeOrganisation(head) || isPlace(rest))
    return null;
  const at = whole.start + head.length;
  return {
    title: { ...whole, letter: 'T', text: head, end: at },
    employer: { ...whole, text: rest, start: at + gap.length },
  };
}

/** Below an employer that stands on a line of its own a further title may come, on a line or two. */
const looseLinesMax = 2;
const isOnOwnLine = (employer: Phrase, titles: readonly Phrase[], blocks: readonly Block[]): boolean => {
  const line = blocks.find(({ start, end }) => start <= employer.start && employer.end <= end);
  return line !== undefined && !titles.some(({ start }) => start >= line.start && start < line.end);
};

const headed = ({ entry, fields, range }: NamedEntry): Parameters<typeof isEmployerOfSeveral>[0] => ({
  titles: titlesIn(fields, entry.blocks),
  employer: names({ entry, fields, range }, 'C'),
  range,
  body: entry.body.length,
});

const headsNext = (next: NamedEntry | undefined): boolean =>
  next !== undefined && names(next, 'T') && !names(next, 'C');

/** The positions that the entries name; an employer written once above several is the employer of each. */
export function modelPositions(model: LinearModel, entries: readonly Entry[]): Position[] {
  const positions: Position[] = [];
  const named = namedEntries(
    model,
    entries.filter(({ study }) => !study),
    ['T', 'C'],
  );
  const dated = named.filter(({ range }) => range !== null).length * 2 > named.length;
  // An employer is handed on to the positions below it only where it stands on a line of its own above them.
  let shared: Phrase | null = null;
  let last: Phrase | null = null;
  let loose = false;
  for (const [n, each] of named.entries()) {
    const { entry, fields, range } = each;
    const firm = of(fields, 'C').find((one) => !isSentence(one));
    const whole = firm && withLegalForm(firm, entry.blocks);
    const parted = whole && !names(each, 'T') && range !== null ? partedName(whole) : null;
    const titles = parted ? [parted.title] : titlesIn(fields, entry.blocks);
    const place = of(fields, 'P').find((one) => !isCount(one, entry.blocks)) ?? null;
    const own =
      parted?.employer ??
      (whole && withItsKind(whole, entry.blocks)) ??
      (titles[0] && (employerBehind(titles[0], entry.blocks, place) ?? undefined));
    const heads =
      entry.group ||
      (own !== undefined && titles.length === 0 && headsNext(named[n + 1])) ||
      isEmployerOfSeveral(headed(each), named.slice(n + 1).map(headed));
    const again: boolean = own
      ? sameAsAbove.test(own.text)
      : last !== null && entry.blocks.some(({ text }) => sameInside.test(text));
    const alone: boolean =
      ownAccount.test(titles[0]?.text ?? '') || (loose && entry.blocks.length > looseLinesMax);
    const company: Phrase | null = again ? last : (own ?? (alone ? null : shared));
    if (heads) [shared, loose] = [company, false];
    else if (own && !again) [shared, loose] = [isOnOwnLine(own, titles, entry.blocks) ? own : null, true];
    if (company !== null) last = company;
    const [first] = entry.blocks;
    if (heads || !first || isPause(each)) continue;
    const known = titles.length > 0 && company !== null;
    // Where positions have dates, half a name without any is none.
    if ((titles.length === 0 && !own) || (dated && range === null && !known)) continue;
    const told = toldIn(each, [...titles, company, place]);
    for (const [i, title] of (titles.length === 0 ? [null] : titles).entries())
      positions.push({
        title,
        company,
        place,
        weakCompany: false,
        ownLine: false,
        range,
        header: entry.blocks,
        body: i === 0 ? [...told, ...entry.body] : [],
      });
  }
  return positions;
}

/** `BSc in Physics`, `Kỹ sư Xây dựng`: a degree and its field are one phrase where only such words join them. */
const joint = /^\s*(?:(?:in|of|ngành|chuyên ngành|về)\s+)?$/iu;

function degreeOf(
  fields: readonly NamedField[],
  blocks: readonly Block[],
): { degree: Phrase | null; field: Phrase | null } {
  const [degree, field] = [of(fields, 'G')[0] ?? null, of(fields, 'F')[0] ?? null];
  const block = blocks.find(
    ({ start, end }) => degree !== null && degree.start >= start && degree.end <= end,
  );
  if (!degree || !field || !block || field.start < degree.end || field.end > block.end)
    return { degree, field };
  if (!joint.test(block.text.slice(degree.end - block.start, field.start - block.start)))
    return { degree, field };
  const text = block.text.slice(degree.start - block.start, field.end - block.start);
  return { degree: { text, start: degree.start, end: field.end }, field: null };
}

function studyDates(range: DateRange | null): StudyDates | null {
  if (!range) return null;
  const { startText, endText, text, open } = range;
  return endText === null && !open
    ? { start: null, end: startText, text }
    : { start: startText, end: endText, text };
}

/** A word for courses alone names no degree. */
const isBareCourse = (text: string): boolean =>
  /^(?:bồi dưỡng|tập huấn|khóa học|courses?|training)$/iu.test(text);

/** The studies that the entries name. */
export function modelStudies(model: LinearModel, entries: readonly Entry[]): Study[] {
  let school: Phrase | null = null;
  const named = namedEntries(
    model,
    entries.filter(({ study }) => study),
    ['G', 'S'],
  );

  const courses = new Set(partedStudies(named.flatMap(({ entry }) => entry.blocks)).courses);
  return named.flatMap(({ entry, fields, range }): Study[] => {
    if (entry.blocks.every((block) => courses.has(block))) return [];
    const [own] = of(fields, 'S');
    const institution: Phrase | null = own && sameAsAbove.test(own.text) ? school : (own ?? null);
    if (institution !== null) school = institution;
    const { degree, field } = degreeOf(fields, entry.blocks);
    const study = {
      degree,
      field,
      institution,
      // A mark is a figure or a word for one.
      gpa: of(fields, 'M').find(({ text }) => /\d/.test(text) || isGrade(text)) ?? null,
      dates: studyDates(range),
      blocks: [...entry.blocks, ...entry.body],
    };
    return isStudy(study) && !isBareCourse(degree?.text ?? '') ? [study] : [];
  });
}
