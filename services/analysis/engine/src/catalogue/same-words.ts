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

/** Terms by their first word, the longest first. */
type Table = Map<string, Term[]>;

const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/u;
const hasMarks = (text: string): boolean => fold(text) !== text.toLowerCase();

/** Reads the data into a table: terms of one wording are one. */
function tableOf(form: 'key' | 'folded', wanted: (text: string) => boolean): Table {
  const table: Table = new Map();
  const known = new Map<string, Term>();
  for (const [id, { words, kinds = [] }] of sameWordsData.entries())
    for (const [n, text] of [...words, ...kinds].entries()) {
      if (!wanted(text)) continue;
      const stems = plain.test(text)
        ? text.toLowerCase().split(' ').map(stemOf)
        : tokenize(text).map((token) => stemOf(token[form]));
      const [first] = stems;
      if (first === undefined) continue;
      const key = stems.join(' ');
      let term = known.get(key);
      if (!term) {
        term = { stems, says: [], shows: [] };
        known.set(key, term);
        const beside = table.get(first);
        if (beside) beside.push(term);
        else table.set(first, [term]);
      }
      if (n < words.length) term.says.push(id);
      term.shows.push(id);
    }
  for (const terms of table.values()) terms.sort((a, b) => b.stems.length - a.stems.length);
  return table;
}

interface Tables {
  readonly asWritten: Table;
  readonly withoutMarks: Table;
}
let read: Tables | null = null;
/** Read when they are first asked for: who only adds up a score needs none. */
const tables = (): Tables =>
  (read ??= {
    asWritten: tableOf('key', () => true),
    // Typed without its marks a single syllable means too many things.
    withoutMarks: tableOf('folded', (text) => text.includes(' ') && hasMarks(text)),
  });

interface Spoken {
  readonly key: string;
  readonly stem: string;
  readonly folded: string;
}

function longestAt({ asWritten, withoutMarks }: Tables, words: readonly Spoken[], at: number): Term | null {
  const word = words[at];
  if (!word) return null;
  const fits = (term: Term, of: (spoken: Spoken) => string): boolean =>
    term.stems.every((stem, i) => {
      const other = words[at + i];
      return other !== undefined && of(other) === stem;
    });
  const marked = asWritten.get(word.stem)?.find((term) => fits(term, ({ stem }) => stem));
  if (marked || word.key !== word.folded) return marked ?? null;
  return (
    withoutMarks
      .get(word.stem)
      ?.find((term) => fits(term, ({ key, folded, stem }) => (key === folded ? stem : ''))) ?? null
  );
}

export const noMeaning: Meaning = { says: [], shows: [] };

/** What each word of a run says, by the longest term that it belongs to. */
export function meaningsOf(words: readonly Spoken[]): Meaning[] {
  const found: Meaning[] = words.map(() => noMeaning);
  const known = tables();
  for (let at = 0; at < words.length;) {
    const term = longestAt(known, words, at);
    if (term) found.fill(term, at, at + term.stems.length);
    at += term ? term.stems.length : 1;
  }
  return found;
}
