// A second look at masked texts. It shares no rule with the masking: it knows the facts, takes texts apart in its own way
// and asks whether a reader could still tell. What both did by the same rule, both would miss.
import { isCity, isRegion } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import type { ResumeFacts } from '../report.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { type MaskKind, withoutMarks } from './marks.js';

/** A piece of a text that still tells who somebody is. */
export interface Leak {
  readonly kind: MaskKind;
  readonly text: string;
}

interface Said {
  readonly text: string;
  readonly folded: string;
  /** Letters and figures only. */
  readonly compact: string;
  readonly words: readonly { readonly text: string; readonly folded: string; readonly line: number }[];
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
const compactOf = (text: string): string => fold(text.normalize('NFKC')).replace(/[^a-z0-9]/g, '');

function saidIn(masked: string): Said {
  const text = withoutMarks(masked).normalize('NFC');
  const words = text
    .split('\n')
    .flatMap((line, i) => wordsIn(line).map((word) => ({ text: word, folded: fold(word), line: i })));
  return { text, folded: fold(text), compact: compactOf(text), words };
}

type Check = (said: Said) => readonly string[];

const isKnowledge = (text: string): boolean =>
  isCity(text) || isRegion(text) || matchSkills(text, tokenize(text), true).length > 0;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const wholeLettersMin = 8;
const middles = new Set(['van', 'thi']);

/** All of a name in any order, or two of its parts side by side. */
function nameCheck(name: string): Check {
  const parts = wordsIn(name)
    .map(fold)
    .filter((part) => part.length > 1);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const wholes = [
    parts.join(''),
    parts.toReversed().join(''),
    [...parts.slice(-1), ...parts.slice(0, -1)].join(''),
    [...parts.slice(1), first].join(''),
    ...(parts.length > 2 ? [first + last, last + first, parts.slice(1).join('')] : []),
  ].filter((whole) => whole.length >= wholeLettersMin);
  return ({ compact, words }) => {
    const found = wholes.filter((whole) => compact.includes(whole));
    for (const [i, word] of words.entries()) {
      const next = words[i + 1];
      if (!next || next.line !== word.line || word.folded === next.folded) continue;
      const both = parts.includes(word.folded) && parts.includes(next.folded);
      if (!both || !isCapital(word.text) || !isCapital(next.text)) continue;
      if (middles.has(word.folded) && middles.has(next.folded)) continue;
      const pair = `${word.text} ${next.text}`;
      if (!isKnowledge(pair)) found.push(pair);
    }
    return found;
  };
}

const vietnameseLetters = /^(?:[bcdghklmnpqrstvx]{0,3})[aeiouy]{1,3}(?:[cmnpt]|ng|nh|ch)?$/;

/** A part that is no word of Vietnamese and stands with a capital within a sentence. */
function rareCheck(name: string): Check {
  const rare = wordsIn(name)
    .map(fold)
    .filter((part) => part.length >= 4 && !vietnameseLetters.test(part) && !isKnowledge(part));
  return ({ words }) =>
    words.flatMap(({ text, folded, line }, i) => {
      const before = words[i - 1];
      const within = before?.line === line && !isCapital(before.text);
      return within && isCapital(text) && rare.includes(folded) ? [text] : [];
    });
}

/** A given name behind a form of address. */
function calledCheck(name: string): Check {
  const given = fold(wordsIn(name).at(-1) ?? '');
  const called = new Set(['mr', 'mrs', 'ms', 'miss', 'anh', 'chị', 'ông', 'bà']);
  return ({ words }) =>
    words.flatMap(({ text, folded, line }, i) => {
      const before = words[i - 1];
      const same = before?.line === line && called.has(before.text.toLowerCase());
      return same && folded === given && isCapital(text) && !isKnowledge(`${before.text} ${text}`)
        ? [`${before.text} ${text}`]
        : [];
    });
}

const phoneTail = 7;

function contactCheck({ email, phone }: ResumeFacts['contact']): Check {
  const figures = (phone ?? '').normalize('NFKC').replace(/\D/g, '').slice(-phoneTail);
  const address = compactOf(email ?? '');
  const local = compactOf((email ?? '').split('@')[0] ?? '');
  return ({ text, compact }) => [
    ...(text.match(/[\p{L}\d._%+-]{2,64}\s?[@＠]\s?[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]+)+/gu) ?? []),
    ...(figures.length === phoneTail &&
    text
      .normalize('NFKC')
      .replace(/[^\d\p{L}\n]/gu, '')
      .includes(figures)
      ? [figures]
      : []),
    ...(address.length > 8 && compact.includes(address) ? [address] : []),
    ...(/\d/.test(local) && local.length >= 6 && compact.includes(local) ? [local] : []),
    ...(text.match(/(?<![\p{L}\d/.])(?:\+\d{1,3}|0)(?:[ .-]?\d){8,11}(?![\d/])/gu) ?? []),
  ];
}

function linkCheck({ links }: ResumeFacts['contact']): Check {
  const bare = links.map((link) => link.replace(/^https?:\/\/|^www\.|\/+$/giu, ''));
  const paths = bare.map((link) => link.split('/').slice(1).join('')).filter((path) => /\d/.test(path));
  const own = [...bare, ...paths].map(compactOf).filter((one) => one.length >= 6);
  return ({ text, compact }) => [
    ...(text.match(/https?:\/\/\S{3,80}|www\.\S{3,80}/giu) ?? []),
    ...(text.match(/(?:linkedin|github|gitlab|facebook|behance|fb)\.com\/\S{2,60}/giu) ?? []),
    ...own.filter((one) => compact.includes(one)),
  ];
}

const kinds = /^(?:quận|huyện|phường|xã|thị xã|thị trấn|đường|số|phố|thôn|p\.|q\.)\s?/iu;

function addressCheck({ location }: ResumeFacts['contact']): Check {
  const parts = (location ?? '').split(',').map((part) => part.trim());
  const low = parts.filter((part, i) => {
    if (part === '' || isCity(part) || isRegion(part) || /^vi[eệ]t ?nam$/iu.test(part)) return false;
    const above = parts[i + 1];
    return kinds.test(part) || /\d/.test(part) || (above !== undefined && isCity(above));
  });
  const own = low.map((part) => part.replace(kinds, '')).filter((part) => part.length >= 4);
  return ({ text, folded }) => [
    ...own.filter((part) =>
      [...folded.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(fold(part))}(?![\\p{L}\\d])`, 'gu'))].some(
        ({ index }) => {
          const here = text.slice(index, index + part.length);
          // One syllable without its accents is many words.
          return (
            /^[\p{Lu}\d]/u.test(here) && (part.includes(' ') || here.toLowerCase() === part.toLowerCase())
          );
        },
      ),
    ),
    ...(text.match(/(?<!\p{L})(?:(?:Quận|Phường|Huyện)\s(?:\d{1,2}|\p{Lu}\p{Ll}+)|District\s\d{1,2})/gu) ??
      []),
  ];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

const schoolKinds = new Set(
  `truong dai hoc cao dang hoc vien trung cap nghe thpt thcs phan hieu university college institute school high of the and
  at for in dh cd hv`.split(/\s+/),
);

const tailKinds = new Set(['university', 'college', 'school', 'institute']);
const headKinds = new Set(['of', 'truong', 'hoc', 'dang', 'vien', 'thpt', 'dh', 'cd']);

/** What is left of a school's name beside its kind; one word only beside its kind. */
function schoolCheck({ education }: ResumeFacts): Check {
  const names = education.flatMap(({ institution }) => {
    const own = wordsIn(institution ?? '')
      .map(fold)
      .filter((word) => !schoolKinds.has(word));
    return own.length === 0 ? [] : [own];
  });
  return ({ words }) =>
    names.flatMap((name) =>
      words.flatMap((_, i) => {
        const here = words.slice(i, i + name.length);
        if (here.length < name.length || !here.every(({ folded }, k) => folded === name[k])) return [];
        const [behind = '', before = ''] = [words[i + name.length]?.folded, words[i - 1]?.folded];
        const told = name.length > 1 || tailKinds.has(behind) || headKinds.has(before);
        const place = here.map(({ text }) => text).join(' ');
        return isCapital(here[0]?.text ?? '') && told && !isKnowledge(place) ? [place] : [];
      }),
    );
}

const years = (entries: readonly { readonly dates: string | null }[]): Set<string> =>
  new Set(entries.flatMap(({ dates }) => dates?.match(/(?:19|20)\d\d/gu) ?? []));
const studyWords =
  /(?<!\p{L})(?:đại học|cao đẳng|học viện|tốt nghiệp|cử nhân|university|college|graduated|bachelor|b\.?sc|b\.?tech)(?!\p{L})/iu;

function yearCheck({ education, experience }: ResumeFacts): Check {
  const worked = years(experience);
  const studied = [...years(education)].filter((year) => !worked.has(year));
  return ({ text }) => [
    ...text
      .split('\n')
      .filter((line) => studyWords.test(line))
      .flatMap((line) => studied.filter((year) => line.includes(year))),
    ...(text.match(
      /(?<!\p{L})(?:ngày sinh|năm sinh|sinh năm|date of birth|dob|born(?: in| on)?)\s?:?\s?[\d./-]{4,10}/giu,
    ) ?? []),
    ...(text.match(/(?<![\d-])\d{2} (?:tuổi|years old)(?!\p{L})/giu) ?? []),
  ];
}

const personWords: readonly RegExp[] = [
  /(?<![\p{L}'’])(?:she|his|her|himself|herself)(?![\p{L}'’-])/gu,
  /(?<!\p{L})(?:Mr|Mrs|Ms)\.? (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/gu,
  /(?:giới tính|gender|sex)\s?[:：]\s?(?:nam|nữ|male|female)/giu,
  /(?:tình trạng hôn nhân|marital status|quốc tịch|nationality|tôn giáo|religion)\s?[:：]\s?\p{L}+/giu,
  /(?<!\p{L})(?:đã kết hôn|độc thân|divorced)(?!\p{L})/giu,
];
const personCheck: Check = ({ text }) => personWords.flatMap((pattern) => text.match(pattern) ?? []);

/** What a text still tells of the person of some facts. */
export function leakFinder(facts: ResumeFacts): (text: string) => Leak[] {
  const { contact } = facts;
  const name = contact.full_name ?? '';
  const checks: readonly (readonly [MaskKind, Check])[] = [
    ['name', nameCheck(name)],
    ['name', rareCheck(name)],
    ['name', calledCheck(name)],
    ['contact', contactCheck(contact)],
    ['link', linkCheck(contact)],
    ['address', addressCheck(contact)],
    ['school', schoolCheck(facts)],
    ['year', yearCheck(facts)],
    ['person', personCheck],
  ];
  return (text) => {
    const said = saidIn(text);
    return checks.flatMap(([kind, check]) => check(said).map((piece) => ({ kind, text: piece })));
  };
}
