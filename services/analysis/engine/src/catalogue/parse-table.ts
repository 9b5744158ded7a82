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
 * -- comment
 * ```
 *
 * A group named `# - | - | kind` is no entry and gives its lines no parent.
 */
export function parseTable(table: string): Skill[] {
  const skills: Skill[] = [];
  let parent: string | null = null;
  let kind: SkillKind = 'hard';
  for (const raw of table.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('--')) continue;
    const isGroup = line.startsWith('# ');
    const [head = '', kindText] = isGroup ? splitGroup(line.slice(2)) : [line];
    if (kindText) kind = kindText as SkillKind;
    const [beforeRelated = '', related] = head.split(' ~ ');
    const { names, aliases } = isGroup ? groupNames(beforeRelated) : entryNames(beforeRelated);
    const [english = '', vietnamese] = names;
    const { name: en, alias } = nameOf(english);
    if (isGroup && en === '-') {
      parent = null;
      continue;
    }
    const vi = nameOf(vietnamese ?? english).name;
    const id = slug(en);
    const own = vietnamese ? [alias, aliasOf(vietnamese.trim())] : [alias];
    skills.push({
      id,
      en,
      vi,
      kind,
      parent: isGroup ? null : parent,
      related: parts(related).map(slug),
      aliases: [...own, ...parts(aliases).map(aliasOf)],
    });
    if (isGroup) parent = id;
  }
  return skills;
}

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
