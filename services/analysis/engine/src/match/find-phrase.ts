import { clauseAt } from '../clause/stance.js';
import { remember } from '../text/remember.js';
import { isBare } from '../text/stems.js';
import type { Mentions, Place } from './mentions.js';
import { contentWords, initialsOf, type PhraseWord, wordsOf } from './phrase-words.js';

/** Where the words of a phrase stand together, and what share of them. Offsets are within the block. */
export interface PhraseFind {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
  readonly share: number;
}

const gapMax = 3;
const wordsReachMax = 400;
/** No more letters than so many words have are looked at. */
const charsReachMax = 6_000;
const termCharsMax = 60;
/** Words that stand in one clause but apart from each other say less than the phrase. */
const apart = 0.7;
/** A phrase without the very name in it is another thing: `SAP reports` is not `reports`. */
const withoutName = 0.5;
/** The very name stands there, and nothing else of the phrase does: `WPS` of `quy trình hàn WPS`. */
const byNameAlone = 0.6;
const namedLettersMin = 3;
const initialsMin = 3;
/** So many first letters in a row are no chance. */
const initialsSure = 4;

interface Wanted {
  readonly words: readonly PhraseWord[];
  readonly bare: boolean;
  readonly initials: readonly string[];
  /** For each word the forms that could meet it; null where letters alone could stand for the phrase. */
  readonly probes: readonly (readonly string[])[] | null;
}

/** A name in capitals or with digits is met by itself or its plural; an ordinary word by its stem. */
const same = (a: PhraseWord, b: PhraseWord, bare: boolean): boolean =>
  (a.distinct ? a.key === b.key || `${a.key}s` === b.key || a.key === `${b.key}s` : a.stem === b.stem) ||
  (bare && a.folded === b.folded) ||
  (a.distinct && b.key.startsWith(`${a.key}.`));

/** How words may meet: without their marks; only as they are written. */
interface Wording {
  readonly bare: boolean;
  readonly literal: boolean;
}

/** The other word says the same, or tells of a case of it. */
export const meansSame = (a: PhraseWord, b: PhraseWord): boolean =>
  a.meaning.says.some((group) => b.meaning.shows.includes(group));

/** How well a word is met by another: in full by itself, a little less by another word for it. */
const likeness = (a: PhraseWord, b: PhraseWord, { bare, literal }: Wording): number =>
  same(a, b, bare) ? 1 : !literal && meansSame(a, b) ? otherWord : 0;
const otherWord = 0.95;

const weight = ({ key }: PhraseWord): number => Math.min(8, key.length);

/** Where each word stands in a run, as near as can be to the word before it; -1 where it does not. */
function placesIn(words: readonly PhraseWord[], run: readonly PhraseWord[], wording: Wording): number[] {
  let last = -1;
  return words.map((word) => {
    let best = -1;
    for (const [i, other] of run.entries())
      if (
        likeness(word, other, wording) > 0 &&
        (best < 0 || (last >= 0 && Math.abs(i - last) < Math.abs(best - last)))
      )
        best = i;
    if (best >= 0) last = best;
    return best;
  });
}

/** Share of the words, and of their neighbourhoods, that a run of words holds: half for each. */
function shareIn(
  wanted: Wanted,
  run: readonly PhraseWord[],
  wording: Wording,
): { share: number; hits: number[] } {
  const { words } = wanted;
  const at = placesIn(words, run, wording);
  const hits = at.filter((i) => i >= 0);
  const all = words.reduce((sum, word) => sum + weight(word), 0);
  const single =
    words.reduce((sum, word, i) => {
      const other = run[at[i] ?? -1];
      return sum + (other ? weight(word) * likeness(word, other, wording) : 0);
    }, 0) / all;
  let near = 0;
  for (let i = 1; i < at.length; i += 1) {
    const [a = -1, b = -1] = [at[i - 1], at[i]];
    if (a >= 0 && b >= 0 && Math.abs(a - b) <= gapMax) near += 1;
  }
  const together = words.length === 1 ? single : (single + near / (words.length - 1)) / 2;
  const nameless = words.some((word, i) => word.distinct && (at[i] ?? -1) < 0);
  const isNamed = !nameless && words.some((word) => word.distinct && word.key.length >= namedLettersMin);
  const share = Math.max(together, single * apart) * (nameless ? withoutName : 1);
  return { share: isNamed ? Math.max(share, byNameAlone) : share, hits };
}

/** `EC7` is `Eurocode 7`: letters of a word, in their order, and its number. */
function byNumber(key: string, run: readonly PhraseWord[]): { start: number; end: number } | null {
  const [, letters = '', number = ''] = /^([a-z]{2,4})(\d{1,4})$/.exec(key) ?? [];
  if (letters === '') return null;
  for (let i = 1; i < run.length; i += 1) {
    const [word, figure] = [run[i - 1], run[i]];
    if (!word || figure?.key !== number || word.key.length < 5 || word.key[0] !== letters[0]) continue;
    let at = 0;
    for (const letter of word.key) if (letter === letters[at]) at += 1;
    if (at === letters.length) return { start: word.start, end: figure.end };
  }
  return null;
}

/** Where words begin with these letters, one after the other. */
function spelledOut(
  letters: string,
  words: readonly PhraseWord[],
  text: string,
): { start: number; end: number } | null {
  const size = letters.length;
  for (let i = 0; i + size <= words.length; i += 1) {
    const part = words.slice(i, i + size);
    const [first, last] = [part[0], part[size - 1]];
    if (!first || !last || initialsOf(part) !== letters || text.slice(first.start, last.end).includes(','))
      continue;
    // Three letters stand for many things: ordinary words that begin with them are no such name.
    const capital = part.filter(({ start }) => /\p{Lu}/u.test(text[start] ?? '')).length;
    const named = size >= initialsSure || capital >= 2 || part.some(({ key, folded }) => key !== folded);
    if (named && part.every((word) => word.key.length > 1)) return { start: first.start, end: last.end };
  }
  return null;
}

/** The first letters of the phrase written as one word, or the other way round. */
function byInitials(wanted: Wanted, place: Place, run: readonly PhraseWord[]): PhraseFind | null {
  const { initials, words } = wanted;
  const text = place.block.text;
  const hit = run.find(
    (word, i) =>
      word.distinct &&
      initials.some((one) => word.folded === one || word.folded + (run[i + 1]?.folded ?? '') === one),
  );
  if (hit) return { place, start: hit.start, end: hit.end, share: 1 };
  const [only] = words;
  const numbered = only && words.length === 1 ? byNumber(only.key, run) : null;
  if (numbered) return { place, ...numbered, share: 1 };
  if (words.length !== 1 || !only || !/^[a-z]{3,5}$/.test(only.key) || !only.distinct) return null;
  // `National Institute of Marketing`: words that join give no letter.
  const spelled =
    spelledOut(only.key, run, text) ??
    spelledOut(
      only.key,
      run.filter(({ filler }) => !filler),
      text,
    );
  return spelled && { place, ...spelled, share: 1 };
}

function bestIn(wanted: Wanted, place: Place, literal: boolean): PhraseFind | null {
  const run = wordsIn(place);
  const short = byInitials(wanted, place, run);
  if (short) return short;
  const wording = { bare: wanted.bare || isBarePlace(place), literal };
  const matches = run.filter((word) => wanted.words.some((one) => likeness(one, word, wording) > 0));
  let best: PhraseFind | null = null;
  const seen = new Set<number>();
  for (const word of matches) {
    const clause = clauseAt(place.block.text, word.start);
    if (seen.has(clause.start)) continue;
    seen.add(clause.start);
    const inside = run.filter(
      (other) =>
        !(other.filler && !matches.includes(other)) && other.start >= clause.start && other.end <= clause.end,
    );
    const { share, hits } = shareIn(wanted, inside, wording);
    const ends = hits.map((i) => inside[i]).filter((hit) => hit !== undefined);
    if (ends.length === 0 || (best && best.share >= share)) continue;
    const start = Math.min(...ends.map((hit) => hit.start));
    best = { place, start, end: Math.max(...ends.map((hit) => hit.end)), share };
  }
  return best;
}

const bares = new WeakMap<Place, boolean>();
function isBarePlace(place: Place): boolean {
  const known = bares.get(place) ?? isBare(place.block.text);
  bares.set(place, known);
  return known;
}

const cut = new WeakMap<Place, PhraseWord[]>();
function wordsIn(place: Place): PhraseWord[] {
  const known = cut.get(place);
  if (known) return known;
  const words = wordsOf(place.block.text.slice(0, charsReachMax)).slice(0, wordsReachMax);
  cut.set(place, words);
  return words;
}

const held = new WeakMap<Place, ReadonlySet<string>>();
const groupForm = (group: number): string => `#${group}`;

/** Every form in which a word of a place could meet a word of a phrase. */
function formsIn(place: Place): ReadonlySet<string> {
  const known = held.get(place);
  if (known) return known;
  const forms = new Set<string>();
  const words = wordsIn(place);
  for (const [i, { key, stem, folded, distinct, meaning }] of words.entries()) {
    forms.add(key).add(stem).add(folded);
    for (const group of meaning.shows) forms.add(groupForm(group));
    if (distinct) forms.add(folded + (words[i + 1]?.folded ?? ''));
    for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) forms.add(key.slice(0, dot));
  }
  held.set(place, forms);
  return forms;
}

/** False where a place cannot hold any word of a phrase, or, for a whole one, not every word. */
function mayHold({ probes, initials }: Wanted, place: Place, whole: boolean): boolean {
  const forms = formsIn(place);
  const has = (form: string): boolean => forms.has(form);
  if (probes === null || initials.some(has)) return true;
  const holdsWord = (word: readonly string[]): boolean => word.some(has);
  return whole ? probes.every(holdsWord) : probes.some(holdsWord);
}

/** `deep excavation (ERSS)`: the name and its short form; `Word/Excel`: either. */
function variantsOf(phrase: string): string[] {
  const bracket = /^([^()]{3,60})\s*\(([^()]{2,30})\)\s*$/u.exec(phrase);
  const [, outer = '', inner = ''] = bracket ?? [];
  const short = /^[\p{Lu}\d][\p{L}\d.+#-]*$/u.test(inner) && inner === inner.toUpperCase();
  return bracket ? [outer.trim(), ...(short ? [inner] : [])] : [phrase];
}

function wantedOf(phrase: string): Wanted {
  const words = contentWords(phrase);
  const initials = [words, wordsOf(phrase)]
    // `CI/CD pipelines` has letters for a name already: its initials are nobody's.
    .filter((all) => all.length > 1 && all.length <= 6 && !all.some(({ distinct }) => distinct))
    .map(initialsOf)
    .filter((one) => one.length >= initialsMin);
  const [only] = words;
  const probes = words.map(({ key, stem, folded, meaning }) => [
    ...new Set([key, stem, folded, `${key}s`, key.replace(/s$/, ''), ...meaning.says.map(groupForm)]),
  ]);
  return {
    words,
    bare: words.length > 1 && isBare(phrase),
    initials,
    probes: words.length === 1 && only?.distinct ? null : probes,
  };
}

const wantedIn = remember((phrase: string): Wanted[] =>
  variantsOf(phrase)
    .map(wantedOf)
    .filter(({ words }) => words.length > 0),
);

/**
 * The places where a phrase stands, whole or in part, best first, also in other words; `whole`: only those that hold each
 * of its words as it is written.
 */
export function findPhrase(phrase: string, mentions: Mentions, whole = false): PhraseFind[] {
  const wanted = wantedIn(phrase);
  return mentions.places
    .flatMap((place) => wanted.map((one) => (mayHold(one, place, whole) ? bestIn(one, place, whole) : null)))
    .filter((find) => find !== null)
    .toSorted((a, b) => b.share - a.share);
}

/** The groups that a name as a whole is a term of; none where only a part of it is. */
function groupsOf(name: string): readonly number[] {
  const words = wordsOf(name);
  const [first] = words;
  return first && words.every(({ meaning }) => meaning === first.meaning) ? first.meaning.says : [];
}

/** The places that tell of a thing by another term for it, which is the whole of its name: `complaint handling`, `xử lý khiếu nại`. */
export function findOtherName(name: string, mentions: Mentions): PhraseFind[] {
  const groups = groupsOf(name);
  if (groups.length === 0) return [];
  return mentions.places.flatMap((place) => {
    const words = wordsIn(place);
    const first = words.find(({ meaning }) => groups.some((group) => meaning.shows.includes(group)));
    if (!first) return [];
    const last = words.findLast(
      ({ meaning, start }) => meaning === first.meaning && start - first.start < termCharsMax,
    );
    return [{ place, start: first.start, end: last?.end ?? first.end, share: otherWord }];
  });
}
