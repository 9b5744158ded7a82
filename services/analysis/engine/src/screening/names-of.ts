import { headingKind } from '../catalogue/section-headings.js';
import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';
import type { ResumeFacts } from '../report.js';
import { wordKey } from '../text/fold.js';
import { plainLetters } from './letters.js';
import { isOrdinary, lowerWordsOf } from './name-words.js';

export interface NamePart {
  readonly written: string;
  /** Without case and diacritics. */
  readonly plain: string;
  /** Without case. */
  readonly key: string;
  /** A word as well: told by its place only. */
  readonly ordinary: boolean;
}

/** One way in which a person is called. */
export type PersonName = readonly NamePart[];

const label =
  /(?:^|[\n\t|])[ ]{0,4}(?:họ (?:và |& ?|, ?)?tên|ho va ten|ho ten|full name|candidate(?:['’]s)? name|name|tên)\s?[:：][ \t]{0,4}(?<name>[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,48})/giu;
const labelledCharsMax = 3_000;
const linesMax = 3;
const partsMax = 7;

const address = /^(?:mr|mrs|ms|miss|mx|dr|ông|bà|anh|chị)\.?\s+(?=\p{L}+\s+\p{L})/iu;
/** `Jane Smith, CPA, Ph.D.`; `Ng Wei Sheng, Desmond` is all name. */
const credentials =
  /(?:(?:,|\s[–-])\s{0,2}(?:\p{L}{0,3}\p{Lu}\p{L}?\p{Lu}{0,4}|(?:\p{L}{1,4}\.){1,4}\p{L}{0,3})(?![\p{L}\p{M}]))+\s*$/u;

const nameLike = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word)) &&
    headingKind(text) === null &&
    !looksLikeOrganisation(text)
  );
};

/** The first line of a résumé in which no name was read: `Grace Baker` above `Accountant` is one all the same. */
function openingName(top: string): string[] {
  const [first = '', ...next] = top.split('\n').slice(0, linesMax);
  const titled = next.some((line) => line.split(/[|\t]/u).some((cell) => titleScore(cell.trim()) === 2));
  return nameLike(first) && (titleScore(first) === 0 || titled) ? [first] : [];
}

function partsOf(name: string, lowerWords: ReadonlySet<string>): PersonName {
  const words = name
    .normalize('NFC')
    .replace(address, '')
    .replace(credentials, '')
    .split(/[\s-]+/u)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    .filter((word) => plainLetters(word).length > 0);
  return words.slice(0, partsMax).map((written) => ({
    written,
    plain: plainLetters(written),
    key: wordKey(written).replace(/[^\p{L}\p{M}]/gu, ''),
    ordinary: isOrdinary(written, lowerWords),
  }));
}

/** `Huy (Henry) Nguyen`, `Linda “Lin” Tran`: what one is called beside the name. */
function calledIn(text: string, full: string): string[] {
  const at = text.indexOf(full);
  const inside = full.matchAll(/[("“‘]\s?(?<name>\p{Lu}[\p{L}\p{M}'’-]{1,20})\s?[)"”’]/gu);
  const behind =
    at < 0
      ? null
      : /^\s{0,2}[("“‘]\s?(?<name>\p{Lu}[\p{L}\p{M}'’-]{1,20}(?: \p{Lu}[\p{L}\p{M}'’-]{1,20})?)\s?[)"”’]/u.exec(
          text.slice(at + full.length, at + full.length + 48),
        );
  return [...inside, ...(behind ? [behind] : [])].flatMap(({ groups }) => groups?.['name'] ?? []);
}

/** Every name under which a résumé may speak of its person. */
export function namesOf(facts: ResumeFacts, text: string): PersonName[] {
  const lowerWords = lowerWordsOf(text);
  const top = text.slice(0, labelledCharsMax);
  const full = facts.contact.full_name?.replace(/\s+/g, ' ').trim() ?? '';
  const labelled = [...top.matchAll(label)]
    .map(({ groups }) => (groups?.['name'] ?? '').trim())
    .filter((name) => nameLike(name) && titleScore(name) === 0);
  const first = full === '' ? openingName(top) : [];
  const written = [full, ...labelled, ...first, ...calledIn(text, full)].filter((name) => name !== '');
  const known = new Set<string>();
  return written
    .map((name) => partsOf(name, lowerWords))
    .filter((parts) => {
      const key = parts.map(({ plain }) => plain).join(' ');
      if (key === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}
