import { clauseAt } from '../clause/stance.js';
import { isBare } from '../text/stems.js';
import type { Mentions, Place } from './mentions.js';
import { contentWords, type PhraseWord, wordsOf } from './phrase-words.js';

/** Where the words of a phrase stand together, and what share of them. Offsets are within the block. */
export interface PhraseFind {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
  readonly share: number;
}

const gapMax = 3;
const wordsReachMax = 400;

/** A phrase ready to be looked for: its words, each with the skills of the catalogue that stand for it. */
interface Wanted {
  readonly words: readonly PhraseWord[];
  readonly bare: boolean;
}

function same(a: PhraseWord, b: PhraseWord, bare: boolean): boolean {
  return a.stem === b.stem || (bare && a.folded === b.folded);
}

/** Share of the words, and of their neighbourhoods, that a run of words holds: half for each. */
function shareIn(wanted: Wanted, run: readonly PhraseWord[], bare: boolean): { share: number; hits: number[] } {
  const { words } = wanted;
  const at = words.map((word) => run.findIndex((other) => same(word, other, bare)));
  const hits = at.filter((i) => i >= 0);
  const single = hits.length / words.length;
  if (words.length === 1) return { share: single, hits };
  let near = 0;
  for (let i = 1; i < at.length; i += 1) {
    const [a = -1, b = -1] = [at[i - 1], at[i]];
    if (a >= 0 && b >= 0 && Math.abs(a - b) <= gapMax) near += 1;
  }
  return { share: (single + near / (words.length - 1)) / 2, hits };
}

function bestIn(wanted: Wanted, place: Place): PhraseFind | null {
  const run = wordsIn(place).slice(0, wordsReachMax);
  const bare = wanted.bare || isBare(place.block.text);
  const present = wanted.words.filter((word) => run.some((other) => same(word, other, bare))).length;
  if (present / wanted.words.length < 0.5) return null;
  let best: PhraseFind | null = null;
  const seen = new Set<number>();
  for (const word of run) {
    if (!wanted.words.some((one) => same(one, word, bare))) continue;
    const clause = clauseAt(place.block.text, word.start);
    if (seen.has(clause.start)) continue;
    seen.add(clause.start);
    const inside = run.filter((other) => other.start >= clause.start && other.end <= clause.end);
    const { share, hits } = shareIn(wanted, inside, bare);
    const ends = hits.map((i) => inside[i]).filter((hit) => hit !== undefined);
    if (ends.length === 0 || (best && best.share >= share)) continue;
    const start = Math.min(...ends.map((hit) => hit.start));
    best = { place, start, end: Math.max(...ends.map((hit) => hit.end)), share };
  }
  return best;
}

const cut = new WeakMap<Place, PhraseWord[]>();
function wordsIn(place: Place): PhraseWord[] {
  const known = cut.get(place);
  if (known) return known;
  const words = wordsOf(place.block.text);
  cut.set(place, words);
  return words;
}

/** The places where a phrase stands, whole or in part, best first. */
export function findPhrase(phrase: string, mentions: Mentions): PhraseFind[] {
  const words = contentWords(phrase);
  if (words.length === 0) return [];
  const wanted = { words, bare: words.length > 1 && isBare(phrase) };
  return mentions.places
    .map((place) => bestIn(wanted, place))
    .filter((find) => find !== null)
    .toSorted((a, b) => b.share - a.share);
}
