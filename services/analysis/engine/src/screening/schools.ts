import { jobTitleIn } from '../catalogue/job-titles.js';
import { isPlace } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import { studyFamilies } from '../catalogue/degrees.js';
import type { ResumeFacts } from '../report.js';
import { namesSchool } from '../resume/school-names.js';
import { degreeAt } from '../resume/study-patterns.js';
import { tokenize } from '../text/tokens.js';
import { lettersOf, plainLetters } from './letters.js';
import type { Found } from './marks.js';
import { schoolsIn } from './schools-in.js';
import { namedSchools, ownPart, shortNames } from './school-forms.js';

const studyCue =
  '(?:sinh viên|cựu sinh viên|học sinh|tốt nghiệp|học tại|học ở|theo học|trường|đh|đại học|khoa|clb|câu lạc bộ|student (?:at|of)|studied at|graduated? (?:from|of)|alumn(?:us|a|i) of|degree from)';

interface Known {
  readonly plain: string;
  readonly abbreviations: readonly string[];
}

const generic =
  /^(?:trường\s)?(?:đại học|cao đẳng|trung cấp|học viện|trung học phổ thông|thpt|đh|cđ|university|college|high school|school|institute)$/iu;
const schoolWord =
  /^(?:(?:trường|đại học|cao đẳng nghề|cao đẳng|trung cấp nghề|trung cấp|học viện|phân hiệu|trung học phổ thông|thpt|đh|cđ|hv|the|university of|college of|institute of)\s+)+|\s+(?:university|college|institute|school|high school)$/giu;

const saysMore = (text: string): boolean =>
  studyFamilies(text).length > 0 ||
  matchSkills(text, tokenize(text), true).length > 0 ||
  isPlace(text) ||
  jobTitleIn(text) !== null ||
  degreeAt(text) >= 0;

/** `ĐHBKHN`, `HUST`: the first letters of a school's name, with and without its place. */
function abbreviationsOf(institution: string): string[] {
  const words = institution.replace(/\([^()]*\)/gu, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  const main = words.filter((one) => !/^(?:trường|of|and|the|for|và|at|in|de)$/iu.test(one));
  const letters = (list: readonly string[]): string =>
    list.map((one) => one.charAt(0).toUpperCase()).join('');
  const bracketed = [...institution.matchAll(/\((?<short>\p{Lu}[\p{Lu}\d-]{1,8})\)/gu)].map(
    ({ groups }) => groups?.['short'] ?? '',
  );
  const heads = [main, main.slice(0, -1), main.slice(0, -2)].filter((list) => list.length >= 3);
  return [...new Set([...bracketed, ...heads.map(letters)])].filter(
    (one) => one.length >= 3 && matchSkills(one, tokenize(one), true).length === 0,
  );
}

function knownOf(institution: string): Known | null {
  const plain = plainLetters(institution);
  const isSchool = namesSchool(institution) || !saysMore(institution);
  if (generic.test(institution.trim()) || plain.length < 3 || !isSchool) return null;
  return { plain, abbreviations: abbreviationsOf(institution) };
}

const joint = /^[\s.,'’()&–—-]{0,4}$/u;
const anyLetter = /[\p{L}\p{M}]/u;

/** Where a known name stands, whatever its case, accents and signs. */
function placesOf(said: string, known: readonly Known[]): Found[] {
  const { folded, starts, ends } = lettersOf(said);
  return known.flatMap(({ plain }) => {
    const found: Found[] = [];
    for (let at = folded.indexOf(plain); at >= 0; at = folded.indexOf(plain, at + 1)) {
      const last = at + plain.length - 1;
      const [start = 0, end = 0] = [starts[at], ends[last]];
      if (anyLetter.test(said[start - 1] ?? '') || anyLetter.test(said[end] ?? '')) continue;
      const close = starts
        .slice(at + 1, last + 1)
        .every((next, i) => joint.test(said.slice(ends[at + i], next)));
      if (close && (plain.length > 5 || /^\p{Lu}/u.test(said.slice(start, start + 1))))
        found.push({ start, end, kind: 'school' });
    }
    return found;
  });
}

/** Nobody went to more. */
const schoolsMax = 60;

/** Where a text names a school: those of the résumé by their names, any other by the form of its name. */
export function schoolFinder(facts: ResumeFacts, text: string): (said: string) => Found[] {
  const { education } = facts;
  const elsewhere = plainLetters(
    [
      facts.contact.location,
      ...facts.experience.flatMap(({ company, location }) => [company, location]),
    ].join('|'),
  );
  /** A town or an employer that was taken for a school. */
  const isOther = (name: string): boolean => !namesSchool(name) && elsewhere.includes(plainLetters(name));
  const known = [...education.map(({ institution }) => institution ?? ''), ...schoolsIn(text, facts)]
    .flatMap((name) => [name, ...name.split(/\s[–—-]\s|\s\(|\)/u)])
    .filter((name) => !isOther(name))
    .flatMap((name) => knownOf(name) ?? []);
  const unique = [...new Map(known.map((one) => [one.plain, one])).values()].slice(0, schoolsMax);
  const letters = [...new Set(unique.flatMap(({ abbreviations }) => abbreviations))];
  const short =
    letters.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${letters.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const own = unique
    .map(({ plain }) => plain)
    .flatMap((plain) =>
      education.flatMap(({ institution }) =>
        institution && plainLetters(institution) === plain ? [institution] : [],
      ),
    )
    .map((institution) => institution.replace(schoolWord, '').trim())
    .filter((name) => name.split(' ').length >= 2);
  const cued =
    own.length === 0
      ? null
      : new RegExp(
          `(?<=(?<!\\p{L})${studyCue}\\s)(?:${own.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')).join('|')})(?![\\p{L}])`,
          'giu',
        );
  const patterns = [shortNames, ...(short ? [short] : []), ...(cued ? [cued] : [])];
  return (said) => [
    ...placesOf(said, unique).flatMap(({ start, end }) => ownPart(said, start, end) ?? []),
    ...namedSchools(said),
    ...patterns.flatMap((pattern) =>
      [...said.matchAll(pattern)].map(({ 0: piece, index }) => ({
        start: index,
        end: index + piece.length,
        kind: 'school' as const,
      })),
    ),
  ];
}
