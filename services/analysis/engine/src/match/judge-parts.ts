import { matchSkills } from '../catalogue/skills.js';
import { tokenize } from '../text/tokens.js';
import type { Judgement } from './judgement.js';
import { evidenceMax, judged } from './judgement.js';
import { judgeName } from './judge-name.js';
import type { Mentions } from './mentions.js';
import { contentWords, wordsOf } from './phrase-words.js';
import type { Resume } from '../resume/parse-resume.js';

/** A piece of a longer wording that names one thing, and how much of the wording it is. */
interface Part {
  readonly text: string;
  readonly words: number;
  readonly named: boolean;
  /** The short form, in brackets, of the piece before it: `College of Dental Hygienists (CDH)`. */
  readonly isShort: boolean;
}

const between =
  /[,;:/()•\n\t]|\.(?=\s|$)|(?<![\p{L}])(?:and|or|as well as|either|e\.g\.|such as|including|incl\.?|like|và|hoặc|cùng|như|bao gồm|gồm|ví dụ)(?![\p{L}])/giu;
const partsMax = 12;
/** Shares of a wording from which its verdict is `met`, and `partly`. */
const mostShare = 0.65;
const someShare = 0.25;

const knows = (text: string): boolean => matchSkills(text, tokenize(text)).length > 0;

/** `CDHO` of `College of Dental Hygienists of Ontario`: its letters begin words of the long form, in order. */
function isShortOf(short: string, long: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(short)) return false;
  const initials = [...long.matchAll(/(?<![\p{L}])\p{L}/gu)].map(([letter]) => letter.toUpperCase());
  let at = 0;
  for (const letter of initials) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Whom work is done with or for; every line of work may name them. */
const anybody =
  /^(?:people|persons?|teams?|staff|customers?|clients?|users?|others|colleagues|partners?|projects?|work|business(?:es)?|hours?|days?|weeks?|months?|nights?|shifts?|times?|giờ|ngày|tuần|tháng|buổi|lần|tiết)$/iu;

/** The pieces of a wording between commas and joining words. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(between)) {
    const bare = piece.trim();
    const words =
      bare === ''
        ? []
        : contentWords(bare).filter(
            ({ filler, distinct, key }) => (!filler || distinct) && /\p{L}/u.test(key),
          );
    if (words.length === 0) continue;
    // One ordinary word left of several is no name: "background check".
    const [only] = words;
    if (words.length === 1 && only && !only.distinct && wordsOf(bare).length > 1 && !knows(bare)) continue;
    if (words.length === 1 && only && anybody.test(only.key)) continue;
    const first = wordsOf(bare)[0]?.start;
    const named = words.some(
      ({ distinct, start }) => distinct || (start !== first && /\p{Lu}/u.test(bare[start] ?? '')),
    );
    const from = words[0]?.start ?? 0;
    const to = words.at(-1)?.end ?? bare.length;
    const isShort = isShortOf(bare, parts.at(-1)?.text ?? '') && text.includes(`(${bare})`);
    parts.push({ text: bare.slice(from, to), words: words.length, named, isShort });
  }
  return parts.slice(0, partsMax);
}

export const offersChoice = (text: string): boolean =>
  /(?<![\p{L}])(?:or|hoặc|either|at least one of|ít nhất một)(?![\p{L}])/iu.test(text);

const creditOf = ({ verdict }: Judgement): number => (verdict === 'met' ? 1 : verdict === 'partly' ? 0.5 : 0);

/**
 * One verdict of several: by the share of what is asked that is shown, or by the best where one of them will do. Null
 * where nothing is shown and nothing that has a name is missing.
 */
export function together(
  all: readonly { readonly judgement: Judgement; readonly weight: number }[],
  choice: boolean,
): Judgement | null {
  const told = all.filter(({ judgement }) => judgement.verdict !== 'cannot-tell');
  const weight = told.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  const credits = told.map(({ judgement }) => creditOf(judgement));
  const sum = told.reduce((total, one, i) => total + one.weight * (credits[i] ?? 0), 0) / weight;
  const share = choice ? Math.max(...credits) : sum;
  const [best] = told.toSorted((a, b) => b.judgement.credit - a.judgement.credit);
  if (!best || share < someShare) {
    const missing = told.find(({ judgement }) => judgement.verdict === 'not-found');
    return share === 0 ? (missing?.judgement ?? null) : null;
  }
  const evidence = told
    .flatMap(({ judgement }) => (creditOf(judgement) > 0 ? judgement.evidence : []))
    .filter((one, i, list) => list.findIndex(({ start }) => start === one.start) === i)
    .slice(0, evidenceMax);
  return share >= mostShare
    ? judged('met', Math.max(share, 0.75), { code: 'duty' }, evidence)
    : judged('partly', share, { code: 'duty-part' }, evidence);
}

/** The pieces of a wording, each judged for itself; what has no name and is not found says nothing. */
export function judgeParts(
  parts: readonly Part[],
  mentions: Mentions,
  resume: Resume,
): { judgement: Judgement; weight: number }[] {
  const all = parts.map(({ text, words, named }) => {
    const judgement = judgeName({ type: 'term', text }, mentions, resume);
    const silent = judgement.verdict === 'not-found' && judgement.evidence.length === 0 && !named;
    return {
      judgement: silent ? judged('cannot-tell', 0, { code: 'duty-unknown' }) : judgement,
      weight: words,
    };
  });
  // A long form and its short form are one thing: the better of the two says what is shown.
  return all.flatMap((one, i) => {
    if (parts[i]?.isShort) return [];
    const short = parts[i + 1]?.isShort ? all[i + 1] : undefined;
    return [
      short && creditOf(short.judgement) > creditOf(one.judgement) ? { ...short, weight: one.weight } : one,
    ];
  });
}
