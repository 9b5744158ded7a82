import type { LinearModel } from '../../chain/linear.js';
import { type Phrase } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import { type DateRange, findDates, findRanges, monthOf } from '../../text/dates.js';
import type { Study } from '../education.js';
import type { Position } from '../experience.js';
import type { StudyDates } from '../study-line.js';
import type { Entry } from './entries.js';
import { type NamedField, namedFields } from './named-fields.js';

const of = (fields: readonly NamedField[], letter: string): NamedField[] =>
  fields.filter((field) => field.letter === letter);

/** One date stands for a short engagement. */
function singleDate(text: string): DateRange | null {
  const [date] = findDates(text);
  if (!date) return null;
  const month = /^\d{4}$/.test(date.text) ? null : monthOf(date.text, false);
  const { start, end, text: written } = date;
  return { start, end, text: written, startText: written, endText: null, from: month, to: month, open: false };
}

/** The dates of an entry: a range within a line, or one that a narrow column wrapped over two lines. */
function datesOf(blocks: readonly Block[], fields: readonly NamedField[]): DateRange | null {
  const dates = of(fields, 'X');
  for (const block of blocks) {
    const own = dates.filter(({ start, end }) => start >= block.start && end <= block.end);
    const found = findRanges(block.text).find(({ start, end }) =>
      own.some((date) => date.start - block.start < end && date.end - block.start > start),
    );
    const halved = found?.endText === null && dates.length > own.length;
    if (found && !halved) return found;
  }
  const joined = dates.map(({ text }) => text).join(' ');
  const [whole] = findRanges(joined);
  if (whole) return whole;
  return singleDate(joined) ?? blocks.flatMap(({ text }) => findRanges(text))[0] ?? null;
}

const sameAsAbove = /^(?:(?:cũng|vẫn)\s|cùng (?:công ty|đơn vị|trường)|như trên|same\s(?:company|employer|place|university|school|college)|(?:công ty|đơn vị|trường) (?:trên|này)$)/iu;

/** A piece of a header that tells of the work, as a line of what was done. */
const asLine = (phrase: Phrase, first: Block): Block => ({
  ...first,
  text: phrase.text,
  start: phrase.start,
  end: phrase.end,
  cells: [phrase],
  bullet: true,
  bold: false,
});
const toldCharsMin = 12;

/** The positions that the entries name; an employer written once above several is the employer of each. */
export function modelPositions(model: LinearModel, entries: readonly Entry[]): Position[] {
  const positions: Position[] = [];
  let employer: Phrase | null = null;
  for (const entry of entries.filter(({ study }) => !study)) {
    const fields = namedFields(model, entry);
    const [named] = of(fields, 'C');
    const titles = of(fields, 'T');
    const company: Phrase | null = named && !sameAsAbove.test(named.text) ? named : employer;
    if (company !== null) employer = company;
    const [first] = entry.blocks;
    if (entry.group || !first || (titles.length === 0 && !named)) continue;
    const told = of(fields, 'W').filter(({ text }) => text.length >= toldCharsMin);
    const range = datesOf(entry.blocks, fields);
    for (const [i, title] of (titles.length === 0 ? [null] : titles.slice(0, 2)).entries())
      positions.push({
        title,
        company,
        place: of(fields, 'P')[0] ?? null,
        weakCompany: false,
        ownLine: false,
        range,
        header: entry.blocks,
        body: i === 0 ? [...told.map((phrase) => asLine(phrase, first)), ...entry.body] : [],
      });
  }
  return positions;
}

/** `BSc in Physics`, `Kỹ sư Xây dựng`: a degree and its field are one phrase where only such words join them. */
const joint = /^\s*(?:(?:in|of|ngành|chuyên ngành|về)\s+)?$/iu;

function degreeOf(fields: readonly NamedField[], blocks: readonly Block[]): { degree: Phrase | null; field: Phrase | null } {
  const [degree, field] = [of(fields, 'G')[0] ?? null, of(fields, 'F')[0] ?? null];
  const block = blocks.find(({ start, end }) => degree !== null && degree.start >= start && degree.end <= end);
  if (!degree || !field || !block || field.start < degree.end || field.end > block.end) return { degree, field };
  if (!joint.test(block.text.slice(degree.end - block.start, field.start - block.start))) return { degree, field };
  const text = block.text.slice(degree.start - block.start, field.end - block.start);
  return { degree: { text, start: degree.start, end: field.end }, field: null };
}

function studyDates(blocks: readonly Block[], fields: readonly NamedField[]): StudyDates | null {
  const range = datesOf(blocks, fields);
  if (!range) return null;
  const { startText, endText, text } = range;
  return endText === null && !range.open ? { start: null, end: startText, text } : { start: startText, end: endText, text };
}

/** The studies that the entries name. */
export function modelStudies(model: LinearModel, entries: readonly Entry[]): Study[] {
  let school: Phrase | null = null;
  return entries
    .filter(({ study }) => study)
    .flatMap((entry): Study[] => {
      const fields = namedFields(model, entry);
      const [named] = of(fields, 'S');
      const institution: Phrase | null = named && !sameAsAbove.test(named.text) ? named : named ? school : null;
      if (institution !== null) school = institution;
      const { degree, field } = degreeOf(fields, entry.blocks);
      if (degree === null && institution === null) return [];
      return [
        {
          degree,
          field,
          institution,
          gpa: of(fields, 'M')[0] ?? null,
          dates: studyDates(entry.blocks, fields),
          blocks: [...entry.blocks, ...entry.body],
        },
      ];
    });
}
