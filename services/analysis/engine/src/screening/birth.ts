import type { ResumeFacts } from '../report.js';
import type { Found } from './marks.js';

const year = '(?:19|20)\\d{2}';
const monthEn = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\\.?';
const date = `(?:\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?:${year}|\\d{2})|${year}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${monthEn},?\\s${year}|${monthEn}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s${year}|(?:ngày\\s)?\\d{1,2}\\s?(?:tháng|thang)\\s?\\d{1,2}\\s?,?\\s?(?:năm|nam)?\\s?${year}|\\d{1,2}[/.-]${year}|${year})`;
const born =
  '(?:(?:ngày|năm|ngày tháng năm|ngày,? tháng,? năm)\\s?,?\\s?sinh|sinh (?:ngày|năm|vào)|(?<!(?:học|phát|thí|tuyển|nhân|vệ|tập|hy|ký|dưỡng|hộ|sản|tái)\\s)sinh|ngay sinh|nam sinh|sn|ns|date of birth|d\\.?\\s?o\\.?\\s?b\\.?|birth ?(?:date|day|year)|year of birth|born(?: (?:on|in))?|date & place of birth)';

const labelledBirth = new RegExp(
  `(?<![\\p{L}\\p{M}])${born}[ \\t]?[:：.)-]?[ \\t]{0,6}(?:ngày |năm |on |in |vào )?(?<value>${date})`,
  'giu',
);
const age =
  /(?<![\p{L}\p{N}]|(?:từ|trẻ|đến|tới|trên|dưới|em|khách hàng|ages?|children|kids|users|patients|people|over|under|to|[-–])\s{0,2})(?:\d{2}\s?(?:tuổi|tuoi)(?!\p{L})|(?:(?<!độ )tuổi|age|tuoi|aged)\s?[:：]?\s?\d{2}(?!\d|\s?[-–+])|\d{2}[\s-](?:years?|yrs?)[\s-](?:old|of age)|\d{2}[\s-]?y\/?o(?!\p{L})|(?:thế hệ|gen(?:eration)?)\s?9x|9x(?= (?:năng động|trẻ)))/giu;
/** A day of long ago on its own: nobody works or studies before. */
const dayAlone = new RegExp(
  `(?<=^|[\\n|;•·\\t]\\s{0,4}(?:\\p{So}\\ufe0f?\\s{0,3})?|\\p{So}\\ufe0f?\\s{0,3})(?<value>\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?<year>${year})|${year}[/.-]\\d{1,2}[/.-]\\d{1,2})(?=\\s{0,3}(?:$|[\\n|;•·\\t,]))`,
  'gu',
);
/** Behind a name: `Trần Văn A (1990)`, `Trần Văn A - 1990`. */
const behindName = new RegExp(
  `\\uE000\\s?(?:\\(\\s?(?:sn\\.?\\s?)?${year}\\s?\\)|[-–,|]\\s?${year}(?=\\s*(?:$|[\\n|•·\\t])))`,
  'giu',
);

const childYears = 13;

/** The last year in which somebody of this résumé can have been born. */
function bornBefore({ experience, education }: ResumeFacts): number {
  const years = [...experience, ...education].flatMap(({ dates }) =>
    (dates?.match(/(?:19|20)\d{2}/gu) ?? []).map(Number),
  );
  return years.length === 0 ? Infinity : Math.min(...years) - childYears;
}

const valueOf = (match: RegExpExecArray, value: string): Found => {
  const start = match.index + match[0].length - value.length;
  return { start, end: start + value.length, kind: 'year' };
};

/** Where a text says when somebody was born, or how old they are. */
export function birthFinder(facts: ResumeFacts): (said: string) => Found[] {
  const before = bornBefore(facts);
  return (said) => [
    ...[...said.matchAll(labelledBirth)].map((match) => valueOf(match, match.groups?.['value'] ?? '')),
    ...[...said.matchAll(age)].map(({ 0: piece, index }) => ({
      start: index,
      end: index + piece.length,
      kind: 'year' as const,
    })),
    ...[...said.matchAll(dayAlone)]
      .filter(({ 0: day }) => Number(/(?:19|20)\d{2}/u.exec(day)?.[0]) <= before)
      .map((match) => valueOf(match, match.groups?.['value'] ?? '')),
    ...[...said.matchAll(behindName)].map((match) => {
      const at = match[0].search(/\d{4}/u);
      return { start: match.index + at, end: match.index + at + 4, kind: 'year' as const };
    }),
  ];
}
