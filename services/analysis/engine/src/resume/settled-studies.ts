import { isPlace } from '../catalogue/places.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { findDates } from '../text/dates.js';
import type { Study } from './education.js';
import { namesSchool } from './school-names.js';

const holding = ({ blocks }: Study, phrase: Phrase): Block | undefined =>
  blocks.find(({ start, end }) => start <= phrase.start && phrase.end <= end);

const sub = (block: Block, from: number, to: number): Phrase =>
  phraseAt(block.text.slice(from, to), block.start + from);

const partWord = /(?:^|\s)(?:including|incl\.?|among them|(?:bao )?gồm|trong đó có|như)\s$/iu;
/** Where a clause begins that ends at a place of a line. */
const clauseStart = (text: string, at: number): number =>
  Math.max(0, text.slice(0, at).search(/[^:,;.()\t]*$/u));

const itemWordsMax = 4;
const isSubject = (item: string): boolean =>
  item.trim().split(/\s+/).length <= itemWordsMax &&
  !namesSchool(item) &&
  !isPlace(item.trim()) &&
  findDates(item).length === 0 &&
  !/\d/.test(item);

/** `Maths, Physics` below `Highers: English, Drama,`: a part of a list whose head stands in the line above. */
function isRestOfList({ blocks }: Study, block: Block, before: string): boolean {
  const above = blocks[blocks.indexOf(block) - 1];
  return (
    /^(?:[^:,;.()\t]+,\s+)*$/u.test(before) &&
    (above?.cells.some(({ text }) => /:\s.*,$/u.test(text)) ?? false)
  );
}

/** `Highers: English, Drama, Maths` is a list of subjects and none of them alone; so is `six credits including Biology`. */
function wholeField(study: Study): Phrase | null {
  const { field, degree } = study;
  const block = field && holding(study, field);
  if (!field || !block) return field;
  const [from, to] = [field.start - block.start, field.end - block.start];
  const before = block.text.slice(0, from);
  if (partWord.test(before)) return sub(block, clauseStart(block.text, from), to);
  if (isRestOfList(study, block, before)) return null;
  const lead = /:\s+((?:[^:,;.()\t]+,\s+)*)$/u.exec(before);
  if (!lead) return field;
  const listed = (lead[1] ?? '').split(',').slice(0, -1);
  if (!listed.every(isSubject) || (degree && degree.start > field.start)) return field;
  let end = to;
  for (;;) {
    const [whole, item = ''] = /^,\s+([^:,;.()\t]+)/u.exec(block.text.slice(end)) ?? [];
    if (whole === undefined || !isSubject(item)) break;
    end += whole.length;
  }
  return sub(block, from - (lead[1] ?? '').length, end);
}

/** `Degree (part time` cut in front of its closing bracket. */
function closed(study: Study, phrase: Phrase | null): Phrase | null {
  const block = phrase && holding(study, phrase);
  if (!phrase || !block) return phrase;
  const count = (sign: RegExp): number => (phrase.text.match(sign) ?? []).length;
  const isOpen = count(/\(/g) > count(/\)/g) && block.text[phrase.end - block.start] === ')';
  return isOpen ? { ...phrase, text: `${phrase.text})`, end: phrase.end + 1 } : phrase;
}

const apprenticed =
  /^(?:\p{L}+\s){0,3}(?:apprenticeship|traineeship)(?!\p{L})|^(?:học nghề|học việc)\s\p{L}+/iu;
/** `Plumbing apprenticeship, 6,000 hours. Hill College (theory), 2016-2020`: the school taught a part of what stands in front of it. */
function apprenticeship({ degree, institution }: Study, lines: readonly Block[]): Phrase | null {
  const block = degree
    ? undefined
    : lines.find(({ start, end }) => institution && start <= institution.start && institution.end <= end);
  if (!institution || !block) return degree;
  const head = block.text.slice(0, institution.start - block.start);
  const named = /^[^,.;:\t(]+/u.exec(head)?.[0] ?? '';
  return apprenticed.test(named) ? sub(block, 0, named.length) : degree;
}

const begun =
  /(?<!\p{L})(?<lead>(?:vào(?: học)?|nhập học|khai giảng|bắt đầu|started|began|begun|enrolled|entered|since|from|từ)\s(?:in\s|năm\s|tháng\s)?)$/iu;
const ended =
  /(?:tốt nghiệp|ra trường|hoàn thành|bảo vệ|nhận bằng|graduat\p{L}+|complet\p{L}+|finish\p{L}+|passed)[^,;.]{0,12}$/iu;
/** `vào 2024, năm thứ hai`, `started 2023`: one date that tells when a study began. */
function datesOf(study: Study): Study['dates'] {
  const { dates, blocks } = study;
  if (!dates || dates.start !== null || dates.end === null || dates.end !== dates.text) return dates;
  for (const { text } of blocks) {
    const at = text.indexOf(dates.text);
    const before = text.slice(0, Math.max(0, at));
    const lead = begun.exec(before)?.groups?.['lead'];
    if (lead === undefined || ended.test(before.slice(0, before.length - lead.length))) continue;
    return { start: dates.text, end: null, text: lead + dates.text };
  }
  return dates;
}

/** `Reach truck ticket`: a paper, and no school. */
const isPaper = ({ institution }: Study): boolean =>
  institution !== null &&
  !namesSchool(institution.text) &&
  /(?<!\p{L})(?:ticket|licen[cs]e|card|permit|bằng lái|giấy phép|thẻ)$/iu.test(institution.text);

/** Studies whose names and dates are what their lines say. */
export const settledStudies = (studies: readonly Study[], lines: readonly Block[]): Study[] =>
  studies
    .filter((study) => !isPaper(study))
    .map((study) => ({
      ...study,
      degree: closed(study, apprenticeship(study, lines)),
      field: closed(study, wholeField(study)),
      dates: datesOf(study),
    }));

const lettersOf = (phrase: Phrase | null): string => phrase?.text.replace(/[^\p{L}\p{N}]/gu, '') ?? '';
const isSame = (one: Phrase | null, other: Phrase | null): boolean =>
  lettersOf(one) !== '' && lettersOf(one) === lettersOf(other);

/** Dates that only the other reading found, in the lines of the same study. */
export const withDatesOf = (studies: readonly Study[], others: readonly Study[]): Study[] =>
  studies.map((study) => {
    if (study.dates !== null) return study;
    const same = others.filter(
      ({ institution, degree, dates }) =>
        dates !== null &&
        (isSame(institution, study.institution) || (institution === null && isSame(degree, study.degree))) &&
        (degree === null || study.degree === null || isSame(degree, study.degree)),
    );
    const [only, another] = same;
    return only && !another ? { ...study, dates: only.dates } : study;
  });
