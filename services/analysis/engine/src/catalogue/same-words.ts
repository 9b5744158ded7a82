import { fold } from '../text/fold.js';
import { stemOf } from '../text/stems.js';
import { tokenize } from '../text/tokens.js';
import { sameWordsData } from './same-words-data.js';

interface Term {
  /** Stems of its words. */
  readonly stems: readonly string[];
  /** Groups that it names. */
  readonly says: number[];
  /** Groups of which it is a case, itself included. */
  readonly shows: number[];
}

/** What a word of a text says: the groups it names, and the groups of which it is a case. */
export interface Meaning {
  readonly says: readonly number[];
  readonly shows: readonly number[];
}

const bySyllable = new Map<string, Term[]>();
const byPlainSyllable = new Map<string, Term[]>();

function termOf(text: string, table: Map<string, Term[]>, form: 'key' | 'folded'): Term | null {
  const stems = tokenize(text).map((token) => stemOf(token[form]));
  const [first] = stems;
  if (first === undefined) return null;
  const beside = table.get(first) ?? [];
  const known = beside.find((term) => term.stems.join(' ') === stems.join(' '));
  if (known) return known;
  const term: Term = { stems, says: [], shows: [] };
  table.set(
    first,
    [...beside, term].toSorted((a, b) => b.stems.length - a.stems.length),
  );
  return term;
}

const hasMarks = (text: string): boolean => fold(text) !== text.toLowerCase();

for (const [id, { words, kinds = [] }] of sameWordsData.entries()) {
  const add = (text: string, named: boolean): void => {
    const forms = [termOf(text, bySyllable, 'key')];
    // Typed without its marks a single syllable means too many things.
    if (hasMarks(text) && text.includes(' ')) forms.push(termOf(text, byPlainSyllable, 'folded'));
    for (const term of forms) {
      if (named) term?.says.push(id);
      term?.shows.push(id);
    }
  };
  for (const text of words) add(text, true);
  for (const text of kinds) add(text, false);
}

interface Spoken {
  readonly key: string;
  readonly stem: string;
  readonly folded: string;
}

function longestAt(words: readonly Spoken[], at: number): Term | null {
  const word = words[at];
  if (!word) return null;
  const fits = (term: Term, of: (spoken: Spoken) => string): boolean =>
    term.stems.every((stem, i) => {
      const other = words[at + i];
      return other !== undefined && of(other) === stem;
    });
  const marked = bySyllable.get(word.stem)?.find((term) => fits(term, ({ stem }) => stem));
  if (marked || word.key !== word.folded) return marked ?? null;
  return (
    byPlainSyllable
      .get(stemOf(word.folded))
      ?.find((term) => fits(term, ({ key, folded }) => (key === folded ? stemOf(folded) : ''))) ?? null
  );
}

export const noMeaning: Meaning = { says: [], shows: [] };

/** What each word of a run says, by the longest term that it belongs to. */
export function meaningsOf(words: readonly Spoken[]): Meaning[] {
  const found: Meaning[] = words.map(() => noMeaning);
  for (let at = 0; at < words.length;) {
    const term = longestAt(words, at);
    if (term) found.fill(term, at, at + term.stems.length);
    at += term ? term.stems.length : 1;
  }
  return found;
}
