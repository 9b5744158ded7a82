import general from './data/same-words-general.json' with { type: 'json' };
import industry from './data/same-words-industry.json' with { type: 'json' };
import office from './data/same-words-office.json' with { type: 'json' };
import people from './data/same-words-people.json' with { type: 'json' };
import works from './data/same-words-works.json' with { type: 'json' };

/**
 * Words and short phrases that say the same thing in a line of work, in both languages: a line of the data.
 * `kinds` are cases of it: who tells of a case tells of the thing, not the other way round.
 */
export interface SameWords {
  readonly words: readonly string[];
  readonly kinds?: readonly string[];
}

// A test validates the files line by line (`test/catalogue`), so that nothing is checked while the engine loads.
const files: readonly unknown[] = [general, industry, office, people, works];

/** All lines of the data; a new file is added here. The format is told in `data/README.md`. */
export const sameWordsData: readonly SameWords[] = (files as readonly (readonly SameWords[])[]).flat();
