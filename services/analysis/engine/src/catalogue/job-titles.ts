import { tokenize } from '../text/tokens.js';
import { slug } from './entry.js';
import { remember } from '../text/remember.js';
import { TermIndex } from './term-index.js';
import { levelOf, type Level } from './titles.js';
import { titleTable } from './job-titles-table.js';

/** A job title of the catalogue; titles of one family are near each other. */
export interface JobTitle {
  readonly id: string;
  readonly en: string;
  readonly vi: string;
  readonly family: string;
  readonly level: Level;
  readonly names: readonly string[];
}

export function parseTitles(table: string): JobTitle[] {
  let family = '';
  return table.split('\n').flatMap((raw): JobTitle[] => {
    const line = raw.trim();
    if (line.startsWith('# ')) family = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    return line.split(';').map((entry) => {
      const [names = '', aliases = ''] = entry.split(' : ');
      const [en = '', vi = ''] = names.split(' | ').map((name) => name.trim());
      const others = aliases
        .split(',')
        .map((alias) => alias.trim())
        .filter((alias) => alias !== '');
      return {
        id: slug(en),
        en,
        vi: vi || en,
        family,
        level: levelOf(en),
        names: [en, ...(vi ? [vi] : []), ...others],
      };
    });
  });
}

export const jobTitles: readonly JobTitle[] = parseTitles(titleTable);

const index = new TermIndex<JobTitle>();
for (const title of jobTitles) for (const name of title.names) index.add({ text: name, match: 'any' }, title);

/** All titles of the catalogue that a text names. */
export const jobTitlesIn = (text: string): JobTitle[] =>
  index.find(text, tokenize(text)).map((match) => match.value);

/** The catalogue's title that a line names; the longest where several are. */
export const jobTitleIn = remember((text: string): JobTitle | null => {
  const found = index.find(text, tokenize(text));
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.start - b.start)[0];
  return longest?.value ?? null;
});
