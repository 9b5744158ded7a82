import { fold } from '../text/fold.js';
import { keysOf, type Token } from '../text/tokens.js';
import { clauseLanguage } from './clause-language.js';
import { anyHolds, conditionsOf } from './conditions.js';
import type { Alias } from './entry.js';
import { isMeant, type Sense, senseOf } from './sense.js';

interface Term<T> {
  readonly keys: readonly string[];
  readonly text: string;
  readonly match: Alias['match'];
  readonly sense: Sense | null;
  readonly value: T;
}

/** Names that begin with one word: those of that word alone, and the longer ones by their second word, the longest first. */
interface Begun<T> {
  readonly alone: Term<T>[];
  readonly longer: Map<string, Term<T>[]>;
}

export interface TermMatch<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
  /** First token of the match and the one after its last. */
  readonly from: number;
  readonly to: number;
}

const gap = /^[\s\-–‑/_&·'’]{0,3}$/;
/** `MS. Office`: a stop stands only where the name has one. */
const gapWithStop = /^[\s\-–‑/_&·'’.]{0,3}$/;
const listBefore =
  /(?:^|[,;/|•(:·&+\t\n]\s*|\b(?:and|or|in|with|using|like|as|of|và|hoặc|như|bằng|gồm|thạo|biết|dụng)\s+)$/i;
const listAfter =
  /^(?:$|\s*[,;/|•):·&+.\t\n]|\s+(?:and|or|và|hoặc|programming|language|languages|developer|developers|\()(?![\p{L}]))/iu;

/** Names of tools, beside which other names are tools too. */
const tools = conditionsOf(['#tools']);

const plainText = (text: string): string => text.replace(/[\s\-–‑/_&·]+/g, ' ');

/** Finds known names in a text: the longest at each place, in one pass over its words. */
export class TermIndex<T> {
  readonly #terms = new Map<string, Begun<T>>();
  readonly #folded = new Map<string, Begun<T>>();

  add(alias: Alias, value: T): void {
    const keys = keysOf(alias.text);
    if (keys.length === 0) return;
    const term = { keys, text: plainText(alias.text), match: alias.match, sense: senseOf(alias), value };
    put(this.#terms, term);
    // Only names of several words are matched without diacritics: single syllables mean too many things.
    const bare = fold(alias.text);
    const bareKeys = keysOf(bare);
    if (bareKeys.length > 1 && bare !== alias.text.toLowerCase())
      put(this.#folded, { ...term, keys: bareKeys });
  }

  find(text: string, tokens: readonly Token[], anyCase = false): TermMatch<T>[] {
    const found: TermMatch<T>[] = [];
    for (let i = 0; i < tokens.length;) {
      const match = this.at(text, tokens, i, anyCase);
      // "Lập báo cáo tài chính" is not "lập báo cáo": a longer name that begins within this one goes before it.
      if (match && this.#longerWithin(text, tokens, match, anyCase)) {
        i += 1;
        continue;
      }
      if (match) found.push(match);
      i = match ? match.to : i + 1;
    }
    return found;
  }

  #longerWithin(text: string, tokens: readonly Token[], match: TermMatch<T>, anyCase: boolean): boolean {
    for (let i = match.from + 1; i < match.to; i += 1) {
      const inner = this.at(text, tokens, i, anyCase);
      if (inner && inner.to > match.to && inner.to - inner.from > match.to - match.from) return true;
    }
    return false;
  }

  /** The longest name that begins at token `i`. */
  at(text: string, tokens: readonly Token[], i: number, anyCase = false): TermMatch<T> | null {
    const token = tokens[i];
    if (!token) return null;
    const exact = this.#begunWith(this.#terms.get(token.key), text, tokens, i, 'key', anyCase);
    if (exact || token.key !== token.folded) return exact;
    return this.#begunWith(this.#folded.get(token.folded), text, tokens, i, 'folded', anyCase);
  }

  #begunWith(
    begun: Begun<T> | undefined,
    text: string,
    tokens: readonly Token[],
    i: number,
    form: 'key' | 'folded',
    anyCase: boolean,
  ): TermMatch<T> | null {
    if (!begun) return null;
    const second = begun.longer.get(tokens[i + 1]?.[form] ?? '');
    return (
      (second && this.#longest(second, text, tokens, i, form, anyCase)) ??
      this.#longest(begun.alone, text, tokens, i, form, anyCase)
    );
  }

  #longest(
    terms: readonly Term<T>[],
    text: string,
    tokens: readonly Token[],
    i: number,
    form: 'key' | 'folded',
    anyCase: boolean,
  ): TermMatch<T> | null {
    for (const term of terms) {
      const end = matchEnd(term, text, tokens, i, form);
      const last = tokens[end - 1];
      const first = tokens[i];
      if (!last || !first || !(anyCase || accepts(term, text, tokens, i, end))) continue;
      if (term.sense && !isMeant(term.sense, text, tokens, i, end, anyCase)) continue;
      // "In an hour" is not "in ấn": words without diacritics are Vietnamese only among such words.
      if (form === 'folded' && clauseLanguage(tokens, i, end) !== 'bare') continue;
      return { start: first.start, end: last.end, value: term.value, from: i, to: end };
    }
    return null;
  }
}

function put<T>(map: Map<string, Begun<T>>, term: Term<T>): void {
  const [first = '', second] = term.keys;
  let begun = map.get(first);
  if (!begun) map.set(first, (begun = { alone: [], longer: new Map() }));
  if (second === undefined) begun.alone.push(term);
  else {
    const terms = begun.longer.get(second);
    if (!terms) begun.longer.set(second, [term]);
    else {
      terms.push(term);
      terms.sort((a, b) => b.keys.length - a.keys.length);
    }
  }
}

/** Token after the last of a match, or -1. */
function matchEnd(
  { keys, text: name }: Term<unknown>,
  text: string,
  tokens: readonly Token[],
  i: number,
  form: 'key' | 'folded',
): number {
  const between = name.includes('. ') ? gapWithStop : gap;
  for (let k = 0; k < keys.length; k += 1) {
    const token = tokens[i + k];
    // Accent-less matching is for accent-less words only.
    if (!token || token[form] !== keys[k] || (form === 'folded' && token.key !== token.folded)) return -1;
    const before = tokens[i + k - 1];
    if (k > 0 && before && !between.test(text.slice(before.end, token.start))) return -1;
  }
  return i + keys.length;
}

function accepts(
  term: Term<unknown>,
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  if (term.match !== 'exact' && term.match !== 'listed') return true;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const written = plainText(text.slice(start, end));
  // `C&S`, `R&D`: letters that an ampersand ties are one name.
  const tied = end - start === 1 && (text[start - 1] === '&' || text[end] === '&');
  const isListed = (): boolean =>
    !tied &&
    listBefore.test(text.slice(Math.max(0, start - 12), start)) &&
    listAfter.test(text.slice(end, end + 16));
  if (written === term.text) return term.match === 'exact' || isListed();
  // Lists of tools are typed in lower case: "python, flask, go".
  return written === term.text.toLowerCase() && isListed() && anyHolds(tools, text, tokens, from, to);
}
