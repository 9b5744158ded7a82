import { remember } from '../text/remember.js';
import { tokenize } from '../text/tokens.js';
import titles from './data/job-titles.json' with { type: 'json' };
import { aliasOf } from './entry.js';
import { TermIndex } from './term-index.js';
import { levelOf, type Level } from './titles.js';

/**
 * A job title of the catalogue; titles of one family are near each other. Ranks (senior, junior, lead) are read from
 * words and need no entries of their own.
 */
export interface JobTitle {
  readonly id: string;
  readonly en: string;
  readonly vi: string;
  readonly family: string;
  readonly level: Level;
  readonly names: readonly string[];
}

export const jobTitles: readonly JobTitle[] = titles.map((title) => ({ ...title, level: levelOf(title.en) }));

const index = new TermIndex<JobTitle>();
for (const title of jobTitles) for (const name of title.names) index.add(aliasOf(name), title);

/** All titles of the catalogue that a text names. */
export const jobTitlesIn = (text: string): JobTitle[] =>
  index.find(text, tokenize(text)).map((match) => match.value);

/** The catalogue's title that a line names; the longest where several are. */
export const jobTitleIn = remember((text: string): JobTitle | null => {
  const found = index.find(text, tokenize(text));
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.start - b.start)[0];
  return longest?.value ?? null;
});
