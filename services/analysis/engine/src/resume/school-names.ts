import { isCity, isPlace } from '../catalogue/places.js';
import type { Phrase } from '../layout/phrases.js';
import { degreePattern, fieldPattern, gpaPattern, institutionPattern } from './study-patterns.js';

/** `Cao đẳng Quản trị văn phòng` beside a school's line is a degree; `Cao đẳng Cần Thơ` is a school. */
const collegeDegree = /^(?:cao đẳng|cao dang)\s/iu;
export function namesCollegeDegree(text: string): boolean {
  const words = text.split(' ');
  const placed = [1, 2, 3].some((count) => isCity(words.slice(-count).join(' ')));
  return collegeDegree.test(text) && !placed && words.length <= 8;
}

/** `Đại học Tài chính - Marketing` is one name once the degree is known. */
export function joinSchoolNames(
  phrases: readonly Phrase[],
  text: string,
  start: number,
  degreeKnown: boolean,
): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined[joined.length - 1];
    const gap = last ? text.slice(last.end - start, phrase.start - start) : '';
    const known = degreeKnown || joined.slice(0, -1).some(({ text: part }) => degreePattern.test(part));
    const tail =
      phrase.text.split(' ').length <= 3 &&
      !degreePattern.test(phrase.text) &&
      !institutionPattern.test(phrase.text) &&
      !gpaPattern.test(phrase.text) &&
      !fieldPattern.test(phrase.text) &&
      !isPlace(phrase.text) &&
      !/\d/.test(phrase.text);
    if (last && known && tail && /^\s-\s$/.test(gap) && institutionPattern.test(last.text))
      joined[joined.length - 1] = {
        text: text.slice(last.start - start, phrase.end - start),
        start: last.start,
        end: phrase.end,
      };
    else joined.push(phrase);
  }
  return joined;
}
