import type { ResumeFacts } from '../report.js';
import { namesSchool } from '../resume/school-names.js';
import { namesDegree } from '../resume/study-patterns.js';
import { titleScore } from '../layout/phrases.js';
import type { Found } from './marks.js';
import { studyLines } from './study-lines.js';

const year = '(?:19|20)\\d{2}';
/** A date of a study. */
const dated = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${year}\\s?[-–/]\\s?\\d{2}(?![\\d/.%-])|${year}(?:[./-]\\d{1,2}){0,2}(?!\\d)|(?:\\d{1,2}[./-]){1,2}${year}(?!\\d)|[’'‘\`]\\d{2}(?!\\d)|(?:0[1-9]|1[0-2])\\/\\d{2}(?=\\s?[-–]\\s?(?:0[1-9]|1[0-2])\\/\\d{2}(?!\\d))|(?<=(?:0[1-9]|1[0-2])\\/\\d{2}\\s?[-–]\\s?)(?:0[1-9]|1[0-2])\\/\\d{2}(?![\\d/]))`,
  'gu',
);
/** Speaks of leaving or entering a school. */
const graduation =
  /(?<!\p{L})(?:tốt nghiệp|tot nghiep|ra trường|nhập học|niên khóa|niên khoá|sinh viên (?:khóa|khoá|năm)|cựu sinh viên|graduat(?:ed?|ion|ing)|class of|alumn(?:us|a|i)|enrolled|passing year|year of passing|passed out|matriculated|student)(?!\p{L})/iu;
/** Papers that are no end of a study. */
const papers = /chứng chỉ|certificates?|nghiệp vụ|bồi dưỡng|licen[cs]e|khóa học|chung chi/giu;
const work =
  /(?<!\p{L})(?:kinh nghiệm|làm việc|công tác|kinh nghiem|lam viec|experience|worked|working|employed|joined|công ty|company|ltd|jsc|tnhh)(?!\p{L})/iu;
const present = /(?<!\p{L})(?:nay|hiện tại|present|now|current)(?!\p{L})/iu;
const linesMax = 4_000;
/** A shorter piece of a line says nothing of where it is from. */
const pieceCharsMin = 8;

const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const holdsYear = new RegExp(`(?<!\\d)${year}(?!\\d)|[’'‘\`]\\d{2}(?!\\d)|\\d{2}/\\d{2}`, 'u');

const anyYear = /(?:19|20)\d{2}/gu;

/** Dates as the facts of work or of study have them, as keys. */
const datesOf = (entries: readonly { readonly dates: string | null }[]): string[] =>
  entries.flatMap(({ dates }) => (dates === null || !holdsYear.test(dates) ? [] : [keyOf(dates)]));

/** The pieces of a line between commas and stops, for a sentence that speaks of work as well. */
const clauses = /[^,;.|\t()]+(?:\.(?=\d)[^,;.|\t()]+)*/gu;

/** Where a text says when somebody studied. Years of work stay. */
export function studyYearFinder(facts: ResumeFacts, text: string): (said: string) => Found[] {
  const lines = text.split('\n').slice(0, linesMax);
  const listed = new Set(
    studyLines(text)
      .filter((line) => /\d/.test(line))
      .map(keyOf),
  );
  const workDates = datesOf(facts.experience);
  const studyDates = datesOf(facts.education).filter((dates) => !workDates.includes(dates));
  const workLines = new Set(
    lines.map(keyOf).filter((key) => !listed.has(key) && workDates.some((dates) => key.includes(dates))),
  );
  const [listedText, workText] = [listed, workLines].map((keys) => [...keys].join('\n'));

  const studied = new Set(studyDates.flatMap((dates) => dates.match(anyYear) ?? []));
  /** A quote may be a piece of a line. */
  const isListed = (key: string): boolean =>
    listed.has(key) ||
    (key.length >= pieceCharsMin && listedText?.includes(key) === true && workText?.includes(key) !== true);
  const speaksOfStudy = (piece: string): boolean =>
    graduation.test(piece) ||
    namesDegree(piece.replace(papers, ' ')) ||
    (namesSchool(piece) && titleScore(piece) === 0);

  const datesIn = (piece: string, at: number): Found[] =>
    [...piece.matchAll(dated)].map(({ 0: date, index }) => ({
      start: at + index,
      end: at + index + date.length,
      kind: 'year',
    }));

  const isStudied = (date: string): boolean => (date.match(anyYear) ?? []).some((one) => studied.has(one));

  const inLine = (line: string, at: number): Found[] => {
    if (!holdsYear.test(line)) return [];
    const key = keyOf(line);
    if (isListed(key)) return datesIn(line, at);
    if (workLines.has(key) || workDates.some((dates) => key.includes(dates))) return [];
    const told = studyDates.some((dates) => key.includes(dates));
    if (!told && !speaksOfStudy(line)) return [];
    if (!work.test(line) && !present.test(line)) return datesIn(line, at);
    if (told)
      return datesIn(line, at).filter(({ start, end }) => isStudied(line.slice(start - at, end - at)));
    return [...line.matchAll(clauses)].flatMap(({ 0: clause, index }) =>
      speaksOfStudy(clause) && !work.test(clause) ? datesIn(clause, at + index) : [],
    );
  };

  return (said) => {
    const found: Found[] = [];
    let at = 0;
    for (const line of said.split('\n')) {
      found.push(...inLine(line, at));
      at += line.length + 1;
    }
    return found;
  };
}
