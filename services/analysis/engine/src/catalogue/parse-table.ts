import { type Alias, type Skill, type SkillKind, slug } from './entry.js';

const aliasOf = (text: string): Alias => {
  if (text.startsWith('!')) return { text: text.slice(1), match: 'listed' };
  if (text.startsWith('=')) return { text: text.slice(1), match: 'exact' };
  if (text.startsWith('@')) return { text: text.slice(1), match: 'role' };
  return { text, match: 'any' };
};

const parts = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A mark on the name itself (`=React`, `!Go`) governs how the name is matched; the name is shown without it. */
function nameOf(marked: string): { name: string; alias: Alias } {
  const alias = aliasOf(marked.trim());
  return { name: alias.text, alias };
}

/**
 * Reads a table of the catalogue. The format, line by line:
 *
 * ```text
 * # Programming languages | Ngôn ngữ lập trình | tool     a group: English, Vietnamese, kind; itself an entry
 * # Version control : source control | Quản lý phiên bản | hard     a group with aliases
 * TypeScript : TS ~ JavaScript                            an entry: name : aliases ~ near relatives
 * Data analysis | Phân tích dữ liệu : analytics           English | Vietnamese, where they differ
 * !Go : Golang                                            ! only beside other names, = only in this case
 * Accounting : @accountant                                @ a job title that shows it when held
 * * Rollup; Vite; Parcel                                   several entries on one line
 * Unit testing : unit tests > Jest, JUnit                  cases of it: entries with it as parent
 * Solr : Apache Solr + Algolia, Meilisearch                neighbours: entries of their own, related to it
 * Red Hat (RHEL|Red Hat Linux)                             a case or neighbour with aliases
 * -- comment
 * ```
 *
 * A group named `# - | - | kind` is no entry and gives its lines no parent.
 */
export function parseTable(table: string): Skill[] {
  const skills: Skill[] = [];
  let parent: string | null = null;
  let kind: SkillKind = 'hard';
  for (const raw of table.split('\n').flatMap(entriesOf)) {
    const line = raw.trim();
    if (line === '' || line.startsWith('--')) continue;
    const isGroup = line.startsWith('# ');
    const [head = '', kindText] = isGroup ? splitGroup(line.slice(2)) : [line];
    if (kindText) kind = kindText as SkillKind;
    const { body, cases, neighbours, related } = splitParts(head);
    const { names, aliases } = isGroup ? groupNames(body) : entryNames(body);
    const [english = '', vietnamese] = names;
    const { name: en, alias } = nameOf(english);
    if (isGroup && en === '-') {
      parent = null;
      continue;
    }
    const vi = nameOf(vietnamese ?? english).name;
    const id = slug(en);
    const own = vietnamese ? [alias, aliasOf(vietnamese.trim())] : [alias];
    const entry: Skill = {
      id,
      en,
      vi,
      kind,
      parent: isGroup ? null : parent,
      related: parts(related).map(slug),
      aliases: [...own, ...parts(aliases).map(aliasOf)],
    };
    skills.push(entry);
    skills.push(...parts(cases).map((name) => sub(name, { ...entry, parent: id, related: [] })));
    skills.push(...parts(neighbours).map((name) => sub(name, { ...entry, related: [id] })));
    if (isGroup) parent = id;
  }
  return skills;
}

/** A case or neighbour of an entry: a name, and its aliases in brackets. It is a product, so of kind `tool`. */
function sub(text: string, like: Skill): Skill {
  const [, marked = text, aliases = ''] = /^(.*?) \((.+)\)$/.exec(text) ?? [];
  const { name, alias } = nameOf(marked);
  const others = aliases === '' ? [] : aliases.split('|').map(aliasOf);
  return { ...like, id: slug(name), en: name, vi: name, kind: 'tool', aliases: [alias, ...others] };
}

function splitParts(text: string): Record<'body' | 'cases' | 'neighbours' | 'related', string> {
  const [before = '', related = ''] = text.split(' ~ ');
  const [main = '', neighbours = ''] = before.split(' + ');
  const [body = '', cases = ''] = main.split(' > ');
  return { body, cases, neighbours, related };
}

const entriesOf = (line: string): string[] => (line.startsWith('* ') ? line.slice(2).split(';') : [line]);

function entryNames(text: string): { names: string[]; aliases: string | undefined } {
  const [names = '', aliases] = text.split(' : ');
  return { names: names.split(' | '), aliases };
}

function groupNames(text: string): { names: string[]; aliases: string | undefined } {
  const [first = '', vietnamese = ''] = text.split(' | ');
  const [english = '', aliases] = first.split(' : ');
  return { names: [english, vietnamese], aliases };
}

function splitGroup(text: string): [string, string] {
  const at = text.lastIndexOf(' | ');
  return [text.slice(0, at), text.slice(at + 3).trim()];
}
