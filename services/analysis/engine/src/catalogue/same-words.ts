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

/** Terms that begin with one word: the one of that word alone, and the longer ones by their second word, the longest first. */
interface Begun {
  alone: Term | null;
  readonly longer: Map<string, Term[]>;
}
type Table = Map<string, Begun>;

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
      const [first, second] = stems;
      if (first === undefined) continue;
      const key = stems.join(' ');
      let term = known.get(key);
      if (!term) {
        term = { stems, says: [], shows: [] };
        known.set(key, term);
        let begun = table.get(first);
        if (!begun) table.set(first, (begun = { alone: null, longer: new Map() }));
        if (second === undefined) begun.alone = term;
        else begun.longer.set(second, [...(begun.longer.get(second) ?? []), term]);
      }
      if (n < words.length) term.says.push(id);
      term.shows.push(id);
    }
  for (const { longer } of table.values())
    for (const terms of longer.values()) terms.sort((a, b) => b.stems.length - a.stems.length);
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

const asStem = ({ stem }: Spoken): string => stem;
/** Marks that are written are not left out: such a word stands for itself alone. */
const asBareStem = ({ key, folded, stem }: Spoken): string => (key === folded ? stem : '');

function longestAt({ asWritten, withoutMarks }: Tables, words: readonly Spoken[], at: number): Term | null {
  const word = words[at];
  if (!word) return null;
  const next = words[at + 1];
  const longest = (table: Table, of: (spoken: Spoken) => string): Term | null => {
    const begun = table.get(of(word));
    const longer = next && begun?.longer.get(of(next));
    const fits = ({ stems }: Term): boolean =>
      stems.every((stem, i) => {
        const other = words[at + i];
        return other !== undefined && of(other) === stem;
      });
    return longer?.find(fits) ?? begun?.alone ?? null;
  };
  return longest(asWritten, asStem) ?? (word.key === word.folded ? longest(withoutMarks, asBareStem) : null);
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
