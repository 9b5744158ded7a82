import { unifyTones } from '../text/fold.js';
import { phrases, wordEntry, type WordEntry } from './word-table.js';

export interface Figure {
  /** `more:40 million`: the figure with its unit and the words of bound before it. */
  readonly key: string;
  readonly percent: boolean;
}

/** One step of a line: a word with its meaning, a figure, or the end of a clause. */
export type Step =
  | { readonly kind: 'word'; readonly key: string; readonly entry: WordEntry }
  | { readonly kind: 'figure'; readonly key: string; readonly figure: Figure }
  | { readonly kind: 'end' };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (phrase: string): string =>
  `${phrase.startsWith('/') ? '' : '(?<![\\p{L}\\d])'}${escaped(phrase).replaceAll(' ', '\\s+')}`;
const units = 'phần trăm|percent|million|billion|thousand|triệu|nghìn|ngàn|tỷ|tr|k|m|%';
const step = new RegExp(
  [
    `(?<phrase>(?:${phrases.map(pattern).join('|')})(?![\\p{L}\\d]))`,
    `(?<bound>[<>~≥≤±])`,
    `(?<number>(?<![\\p{L}\\d.,]|\\d[-–])\\d+(?:[.,]\\d+)*)(?:\\s*(?<unit>${units}))?(?<after>\\+)?(?![\\p{L}\\d])`,
    `(?<word>\\.?[\\p{L}\\d][\\p{L}\\p{M}\\d]*(?:[.'’&][\\p{L}\\d]+)*(?:\\+\\+|[+#])?)`,
    `(?<end>[;:,.()–—!?])`,
  ].join('|'),
  'giu',
);
const unitNames: Readonly<Record<string, string>> = {
  'phần trăm': '%',
  percent: '%',
  triệu: 'million',
  tr: 'million',
  m: 'million',
  tỷ: 'billion',
  nghìn: 'thousand',
  ngàn: 'thousand',
  k: 'thousand',
};
const signs: Readonly<Record<string, string>> = {
  '<': 'less',
  '>': 'more',
  '~': 'about',
  '≥': 'least',
  '≤': 'most',
  '±': 'about',
};
const timeWord =
  /^(?:năm|tháng|quý|ngày|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;
/** "100 or more", "từ 100 trở lên". */
const orMore = /^\s*(?:\p{L}+\s+)?(?:or more|and above|trở lên)(?![\p{L}])/iu;
const orLess = /^\s*(?:\p{L}+\s+)?(?:or less|or fewer|trở xuống)(?![\p{L}])/iu;

/** 12.000 and 12,000 are 12000; 3,45 is 3.45. */
const plainNumber = (text: string): string =>
  (/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.')).replace(
    /^0+(?=\d)/,
    '',
  );

/** Words of bound directly before a figure; months, "năm" and the words that carry no claim may stand between. */
function takeBound(steps: Step[], sign: string | null): string {
  if (sign !== null) return sign;
  for (let i = steps.length - 1, seen = 0; i >= 0 && seen < 3; i -= 1, seen += 1) {
    const before = steps[i];
    if (before?.kind !== 'word') return '';
    const { entry, key } = before;
    // "5 trên 13" is a share, "trên 13" is more.
    if (entry.bound === 'more' && steps[i - 1]?.kind === 'figure') return '';
    if (entry.bound !== null) {
      steps.splice(i, 1);
      const outer =
        entry.bound === 'by' || entry.bound === 'to' || entry.bound === 'from' ? '' : takeBound(steps, null);
      return outer === 'by' || outer === 'to' || outer === 'from' ? `${outer} ${entry.bound}` : entry.bound;
    }
    if (!timeWord.test(key) && !(entry.role === 'free' && !entry.breaks && /^(?:a|an|the|of)$/.test(key)))
      return '';
  }
  return '';
}

/** An abbreviation in capitals is a name, whatever word it looks like: IT, US. */
const isName = (word: string, line: string): boolean =>
  /^\p{Lu}{2,}$/u.test(word) ? /\p{Ll}/u.test(line) : /^[B-HJ-Z]$/.test(word);

/** The line as steps: phrases before words, figures with their unit and bound, clauses with their end. */
export function readLine(text: string): Step[] {
  const line = unifyTones(text.normalize('NFC')).replace(/’/g, "'");
  const steps: Step[] = [];
  let sign: string | null = null;
  const figure = (number: string, unit: string, bound: string | null): void => {
    const name = unitNames[unit.toLowerCase()] ?? unit.toLowerCase();
    const key = `${takeBound(steps, bound ?? sign)}:${plainNumber(number)}${name}`;
    sign = null;
    steps.push({ kind: 'figure', key, figure: { key, percent: name === '%' } });
  };
  for (const { groups = {}, index, 0: whole } of line.matchAll(step)) {
    if (groups['number'] !== undefined) {
      const rest = line.slice(index + whole.length);
      const bound =
        groups['after'] !== undefined || orMore.test(rest) ? 'least' : orLess.test(rest) ? 'most' : null;
      figure(groups['number'], groups['unit'] ?? '', bound);
      continue;
    }
    if (groups['bound'] !== undefined) {
      sign = signs[groups['bound']] ?? null;
      continue;
    }
    if (groups['end'] !== undefined) {
      steps.push({ kind: 'end' });
      continue;
    }
    const word = (groups['phrase'] ?? groups['word'] ?? '').replace(/\s+/g, ' ').replace(/'s$/i, '');
    const entry = wordEntry(word);
    if (entry.role === 'number') figure(entry.key, '', null);
    else if (isName(word, line) && entry.key !== 'résumé' && entry.key !== 'cv')
      steps.push({ kind: 'word', key: word, entry: { ...entry, key: word, role: 'word', breaks: false } });
    else {
      if (entry.breaks) steps.push({ kind: 'end' });
      steps.push({ kind: 'word', key: entry.key, entry });
    }
  }
  return steps;
}
