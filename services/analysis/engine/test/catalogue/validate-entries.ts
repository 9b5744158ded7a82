import { aliasMatches } from '#src/catalogue/entry';
import { keysOf } from '#src/text/tokens';

/** A file of the catalogue: its name and its text, one entry a line between `[` and `]`. */
export interface EntryFile {
  readonly name: string;
  readonly text: string;
}

interface Entry extends Record<string, unknown> {
  readonly id: string;
  readonly at: string;
}

const entryKeys = ['id', 'en', 'vi', 'kind', 'broader', 'siblings', 'parts', 'names'];
const nameKeys = ['text', 'match', 'lang', 'needs', 'not'];
const kinds: readonly unknown[] = ['hard', 'tool', 'soft'];
const languages: readonly unknown[] = ['en', 'vi'];
const matches: readonly unknown[] = aliasMatches;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() === value && value !== '';
const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function entriesOf({ name, text }: EntryFile, errors: string[]): Entry[] {
  const lines = text.trimEnd().split('\n');
  if (lines[0] !== '[' || lines.at(-1) !== ']')
    errors.push(`${name}:1: the file is a list, one entry a line`);
  return lines.slice(1, -1).flatMap((line, i, all): Entry[] => {
    const at = `${name}:${i + 2}`;
    try {
      const entry: unknown = JSON.parse(i === all.length - 1 ? line : line.replace(/,$/, ''));
      if (typeof entry !== 'object' || entry === null) throw new Error();
      return [{ id: '', ...entry, at }];
    } catch {
      errors.push(`${at}: not an entry`);
      return [];
    }
  });
}

function* conditionErrors(value: unknown, contexts: ReadonlySet<string>): Generator<string> {
  for (const text of textsOf(value)) {
    if (!isText(text)) yield `"${String(text)}" is no condition`;
    else if (text.startsWith('#') && !contexts.has(text.slice(1))) yield `unknown context "${text}"`;
    else if (!/[\p{L}\p{N}]/u.test(text)) yield `"${text}" holds no word`;
  }
}

function* nameErrors(name: unknown, contexts: ReadonlySet<string>): Generator<string> {
  if (typeof name === 'string' || typeof name !== 'object' || name === null) {
    if (!isText(name) || keysOf(name).length === 0) yield `"${String(name)}" is no name`;
    return;
  }
  for (const key of Object.keys(name)) if (!nameKeys.includes(key)) yield `unknown key "${key}" of a name`;
  const { text, match, lang, needs, not } = name as Record<string, unknown>;
  if (!isText(text) || keysOf(text).length === 0) yield `"${String(text)}" is no name`;
  if (match !== undefined && !matches.includes(match)) yield `unknown match "${String(match)}"`;
  if (lang !== undefined && !languages.includes(lang)) yield `unknown language "${String(lang)}"`;
  for (const conditions of [needs, not])
    if (conditions !== undefined) yield* conditionErrors(conditions, contexts);
}

function* entryErrors(
  entry: Entry,
  ids: ReadonlySet<string>,
  contexts: ReadonlySet<string>,
): Generator<string> {
  for (const key of Object.keys(entry))
    if (key !== 'at' && !entryKeys.includes(key)) yield `unknown key "${key}"`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(entry.id)) yield `"${entry.id}" is no id`;
  if (!isText(entry['en'])) yield 'no English name';
  if (!isText(entry['vi'])) yield 'no Vietnamese name';
  if (!kinds.includes(entry['kind'])) yield `unknown kind "${String(entry['kind'])}"`;
  for (const relation of ['broader', 'siblings', 'parts'])
    for (const other of textsOf(entry[relation] ?? []))
      if (other === entry.id) yield `${relation}: itself`;
      else if (!ids.has(String(other))) yield `${relation}: no entry "${String(other)}"`;
  const names = textsOf(entry['names'] ?? []);
  if (names.length === 0) yield 'no names';
  for (const name of names) yield* nameErrors(name, contexts);
}

const textOf = (name: unknown): string =>
  String(typeof name === 'object' && name !== null ? (name as { text?: unknown }).text : name);

/** One verb has many objects: who builds a website and who builds an app have different skills. */
const isVerb = (name: unknown): boolean =>
  typeof name === 'object' && name !== null && (name as { match?: unknown }).match === 'verb';

/** What is wrong with the files of the catalogue, by file and line. */
export function validateEntries(files: readonly EntryFile[], contexts: ReadonlySet<string>): string[] {
  const errors: string[] = [];
  const entries = files.flatMap((file) => entriesOf(file, errors));
  const ids = new Set(entries.map(({ id }) => id));
  const owners = new Map<string, Entry>();
  const seen = new Set<string>();
  for (const entry of entries) {
    for (const error of entryErrors(entry, ids, contexts)) errors.push(`${entry.at}: ${error}`);
    if (seen.has(entry.id)) errors.push(`${entry.at}: the id "${entry.id}" is taken`);
    seen.add(entry.id);
    for (const name of textsOf(entry['names'] ?? []).filter((name) => !isVerb(name))) {
      const key = keysOf(textOf(name)).join(' ');
      const owner = owners.get(key);
      if (owner && owner.id !== entry.id)
        errors.push(`${entry.at}: "${textOf(name)}" is a name of ${owner.at}`);
      owners.set(key, entry);
    }
  }
  return errors;
}
