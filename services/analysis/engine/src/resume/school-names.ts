import { studyFamilies } from '../catalogue/degrees.js';
import { isCity, isPlace } from '../catalogue/places.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import { remember } from '../text/remember.js';
import {
  degreeAt,
  fieldPattern,
  gradedDegree,
  gpaPattern,
  institutionPattern,
  namesIntermediateSchool,
} from './study-patterns.js';

/** `Sunnyside High`, `Lincoln-Way East H.S.` */
const highSchool = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}\s(?:High|H\.?S\.?|Prep|Poly|JC)$/u;

export const namesSchool = remember(
  (text: string): boolean =>
    (institutionPattern.test(text) || highSchool.test(text) || namesIntermediateSchool(text)) &&
    !gradedDegree.test(text) &&
    !/^(?:high school$|bằng)|\bschool (?:leaving )?certificate$/iu.test(text),
);

/** `Mississauga Campus`, `Phân hiệu Gia Lai`: where a school teaches belongs to its name. */
const partOfSchool = /(?<![\p{L}])campus$|^(?:campus|cơ sở|phân hiệu)\s/iu;

const grade = /^(?:đại học|cao đẳng|trung cấp|đh|cđ|dai hoc|cao dang|trung cap)(?![\p{L}])/iu;

/** `Cao đẳng Quản trị văn phòng`, `Đại học (từ xa)`: a grade and its field; `Cao đẳng Cần Thơ` is a school. */
export function isGrade(text: string): boolean {
  if (!grade.test(text)) return false;
  const rest = text
    .replace(grade, '')
    .trim()
    .replace(/(?<=\S)\s*\([^()]*\)$/u, '');
  const words = rest.split(' ');
  // `ĐH Thương Mại`: a short form before a name in capitals is the school of that name.
  if (/^[ĐC]?[ĐH]\s/u.test(text) && words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)))
    return false;
  const placed = [1, 2, 3].some((count) => isCity(words.slice(-count).join(' ')));
  return (
    !placed && words.length <= 7 && (rest === '' || rest.startsWith('(') || studyFamilies(rest).length > 0)
  );
}

/** `Trường Đại học Nông Lâm - Đại học Huế`, `School of Law - University of Ghana`: a school and the university that it is part of. */
const memberOf =
  /^(?:trường\s+)?(?:đại học|đh|viện|khoa|phân hiệu)\s|^(?:school|faculty|college|institute|department)\s(?:of|for)\s/iu;
const wholeUniversity =
  /^(?:đại học|đh)\s?(?:quốc gia|qg)(?![\p{Ll}])|^university\s(?:of|at)\s|\suniversity$/iu;
const cityUniversity = (text: string): boolean => isCity(text.replace(/^(?:đại học|đh)\s/iu, ''));

const isMember = (school: string, whole: string): boolean =>
  (memberOf.test(school) && (wholeUniversity.test(whole) || (grade.test(whole) && cityUniversity(whole)))) ||
  (/^university\sof\s/iu.test(school) && /^(?:VNU|NUS|VNUHCM)(?![\p{L}])/u.test(whole));

const otherCountry =
  /^(?:singapore|đức|pháp|nhật(?: bản)?|hàn(?: quốc)?|úc|anh|hung(?:ary|-ga-ri)?|nga|liên xô|xô|canada|mỹ|hoa kỳ|trung(?: quốc)?|thái(?: lan)?|lào|cuba|đài loan|bỉ|hà lan|ý|áo|séc|tiệp|ba lan|bulgaria|germany|korea|japan|france|australia|america)$/iu;
/** `Cao đẳng nghề Việt Nam - Hàn Quốc`: named after two countries, and not placed in the second. */
const ofTwoCountries = (head: string, tail: string): boolean =>
  /(?<!\p{L})(?:việt(?: nam)?|viet ?nam)$/iu.test(head) && otherCountry.test(tail);

/** `Đại học Lao động - Xã hội` is one name: what follows its dash is neither degree, field, mark nor place. */
export function joinSchoolNames(phrases: readonly Phrase[], text: string, start: number): Phrase[] {
  const joined: Phrase[] = [];
  for (const [i, whole] of phrases.entries()) {
    // `Đại học Tài chính - Marketing, Thương mại quốc tế`: the name ends at the comma.
    const before = joined[joined.length - 1];
    const comma = before && degreeAt(before.text) !== 0 ? whole.text.indexOf(',') : -1;
    const phrase = comma < 0 ? whole : phraseAt(whole.text.slice(0, comma), whole.start);
    const rest = comma < 0 ? null : phraseAt(whole.text.slice(comma + 1), whole.start + comma + 1);
    const last = joined[joined.length - 1];
    const gap = last ? text.slice(last.end - start, phrase.start - start) : '';
    const others = phrases.some(
      (other, k) => k !== i && other.start !== last?.start && degreeAt(other.text) >= 0,
    );
    const ofField = studyFamilies((last?.text ?? '').replace(grade, '')).length > 0;
    const named =
      ofField || studyFamilies(phrase.text).length === 0 || others || degreeAt(last?.text ?? '') >= 0;
    const doubled =
      degreeAt(phrase.text) === 0 && last && degreeAt(last.text) === 0 && !institutionPattern.test(last.text);
    const bare = phrase.text.replace(/(?<=\S)\s*\([^()]*\)$/u, '');
    const partOfName =
      last !== undefined &&
      (isMember(last.text, bare) || ofTwoCountries(last.text, bare)) &&
      namesSchool(last.text);
    const campus = partOfSchool.test(bare) && last !== undefined && namesSchool(last.text);
    const tail =
      phrase.text.split(' ').length <= 4 &&
      degreeAt(phrase.text) < 0 &&
      !institutionPattern.test(bare) &&
      !gpaPattern.test(phrase.text) &&
      !fieldPattern.test(phrase.text) &&
      !isPlace(phrase.text) &&
      !/\d/.test(phrase.text);
    // `Cao đẳng Du lịch Hà Nội – Quản trị khách sạn`: a name that ends in its town is whole.
    const ended = isCity((last?.text ?? '').split(' ').slice(-2).join(' '));
    const schoolTail = !ended && tail && named && last && namesSchool(last.text) && degreeAt(last.text) !== 0;
    // `Cử nhân Tài chính - Ngân hàng`: two fields that are studied as one.
    const fieldTail =
      tail &&
      last &&
      degreeAt(last.text) === 0 &&
      !namesSchool(last.text) &&
      studyFamilies(last.text).some((family) => studyFamilies(phrase.text).includes(family));
    if (
      last &&
      (doubled || schoolTail || fieldTail || campus || partOfName) &&
      /^\s?[-–]\s$/.test(gap) &&
      (campus || partOfName || !institutionPattern.test(bare))
    ) {
      joined[joined.length - 1] = {
        text: text.slice(last.start - start, phrase.end - start),
        start: last.start,
        end: phrase.end,
      };
      if (rest !== null && rest.text !== '') joined.push(rest);
    } else joined.push(whole);
  }
  return joined;
}

/** A name: most of its words begin with a capital. */
export function isSchoolName({ text }: Phrase): boolean {
  const words = text.split(/\s+/);
  const capital = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  return /^\p{Lu}/u.test(text) && capital * 2 > words.length && !isPlace(text) && !/[.:]$/.test(text);
}
