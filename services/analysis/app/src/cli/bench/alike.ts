import { matchSkills } from '@fitfolio/fit-engine/catalogue/skills';
import { tokenize } from '@fitfolio/fit-engine/text/tokens';

/** One form for comparison with what other hands marked: words without signs. `kept` are signs that belong to words. */
const bare = (text: string | null | undefined, kept: string): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(new RegExp(`[^\\p{L}\\p{N}${kept}]+`, 'gu'), ' ')
    .trim();

export const plainAsked = (text: string | null | undefined): string => bare(text, '+#.');
export const plainFact = (text: string | null | undefined): string => bare(text, '+#');

const opening =
  /^(?:kỹ năng|kĩ năng|khả năng|có|biết|sử dụng|thành thạo|tốt|am hiểu|hiểu biết|kiến thức|về|kinh nghiệm|chuyên ngành|ngành|lĩnh vực|good|strong|excellent|knowledge|of|experience|with|in|ability|to|skills?|the|a|an)\s+/u;
const closing = /\s+(?:tốt|skills?|experience)$/u;

/** What is asked for without the words that only introduce it. */
export function coreOf(text: string): string {
  let rest = plainAsked(text);
  while (opening.test(rest)) rest = rest.replace(opening, '');
  return rest.replace(closing, '') || plainAsked(text);
}

const wordsOf = (text: string): Set<string> => new Set(text.split(' ').filter(Boolean));

interface Overlap {
  readonly both: number;
  /** Words of both together, of the shorter and of the longer text. */
  readonly all: number;
  readonly least: number;
  readonly most: number;
}

function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): Overlap {
  const both = [...a].filter((word) => b.has(word)).length;
  return {
    both,
    all: a.size + b.size - both,
    least: Math.min(a.size, b.size),
    most: Math.max(a.size, b.size),
  };
}

const namesIn = (text: string): Set<string> =>
  new Set(matchSkills(text, tokenize(text)).map(({ value }) => value.en));

/** Whether a listed requirement is the marked one: by its words, or by one skill of the catalogue under two names. */
export function isAlike(label: string, quote: string): boolean {
  const [a, b] = [coreOf(label), coreOf(quote)];
  if (a === b) return true;
  const { both, all, least } = overlapOf(wordsOf(a), wordsOf(b));
  if (both / all >= 0.5 || (both > 0 && both === least)) return true;
  const names = namesIn(quote);
  return [...namesIn(label)].some((name) => names.has(name));
}

/** Whether two readings of one fact are the same: most words are, or one is the other with little around it. */
export function isClose(a: string | null | undefined, b: string | null | undefined): boolean {
  const [x, y] = [wordsOf(plainFact(a)), wordsOf(plainFact(b))];
  if (x.size === 0 || y.size === 0) return x.size === y.size;
  const { both, all, least, most } = overlapOf(x, y);
  return both / all >= 0.6 || (both === least && both / most >= 0.5);
}

/** Whether all words of a text, and at least one, stand in another. */
export function isWithin(inner: string | null | undefined, outer: string | null | undefined): boolean {
  const [words, around] = [wordsOf(plainFact(inner)), wordsOf(plainFact(outer))];
  return words.size > 0 && [...words].every((word) => around.has(word));
}
