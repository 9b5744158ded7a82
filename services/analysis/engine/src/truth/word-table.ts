import { wordKey } from '../text/fold.js';
import { english } from './words-en.js';
import { vietnamese } from './words-vi.js';
import type { WordLists } from './word-lists.js';

/** What a word of the lists is to a claim. */
export type Role = 'free' | 'droppable' | 'word' | 'counted' | 'number';

export interface WordEntry {
  /** The same for every word of one meaning. */
  readonly key: string;
  readonly role: Role;
  /** Begins another clause. */
  readonly breaks: boolean;
  /** Directly before a figure it belongs to it, under this name. */
  readonly bound: string | null;
  readonly direction: string | null;
}

const items = (list: string): string[] =>
  list
    .split(',')
    .map((item) => wordKey(item.trim()))
    .filter((item) => item !== '');
const rows = (list: string): string[] => list.split('\n').filter((row) => row.trim() !== '');

const inflection = /(?:ations?|ions?|ing|ied|ies|ed|es|s|e|y)$/;
const stemMin = 3;
const forms = new Map(
  items(english.forms).map((pair) => {
    const [form = '', base = ''] = pair.split(' ');
    return [form, base];
  }),
);

/** English words without their inflection; other words as they are. The endings of doers (-er, -ist) stay. */
export function stemmed(word: string): string {
  const base = forms.get(word) ?? word;
  if (!/^[a-z]{4,}$/.test(base)) return base;
  const bare = base.replace(/ations?$/, 'at').replace(inflection, '');
  const stem = bare.length >= stemMin ? bare : base;
  return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

const keyOf = (item: string): string => (/[\s/]/.test(item) ? item : stemmed(item));

/** Exact spellings first, so that `does` is no form of `do` that a list knows. */
const table = new Map<string, WordEntry>();
function add(item: string, entry: Partial<WordEntry> & { readonly key: string }): void {
  const before = table.get(item);
  table.set(item, {
    role: 'word',
    breaks: false,
    bound: null,
    direction: null,
    ...before,
    ...entry,
  });
}

function addLists(lists: WordLists): void {
  for (const role of ['free', 'droppable'] as const)
    for (const item of items(lists[role])) add(item, { key: keyOf(item), role });
  for (const role of ['same', 'counted'] as const)
    for (const row of rows(lists[role])) {
      const [first = '', ...others] = items(row);
      const entry = { key: keyOf(first), role: role === 'same' ? 'word' : role } as const;
      for (const item of [first, ...others]) {
        add(item, entry);
        if (/^[a-z]+$/.test(item)) add(stemmed(item), entry);
      }
    }
  for (const item of items(lists.breaks)) add(item, { key: keyOf(item), breaks: true });
  for (const kind of ['bound', 'direction'] as const)
    for (const row of rows(kind === 'bound' ? lists.bounds : lists.directions)) {
      const [name = '', list = ''] = row.split(':');
      for (const item of items(list)) {
        const known = table.get(item);
        add(item, { key: known?.key ?? keyOf(item), role: known?.role ?? 'free', [kind]: name.trim() });
      }
    }
  for (const pair of items(lists.numbers)) {
    const at = pair.lastIndexOf(' ');
    add(pair.slice(0, at), { key: pair.slice(at + 1), role: 'number' });
  }
}
for (const owner of ['your', 'yours']) add(owner, { key: 'your', role: 'free' });
addLists(english);
addLists(vietnamese);

/** The meaning of a word as it stands, else of its stem. */
export function wordEntry(word: string): WordEntry {
  const key = wordKey(word);
  const stem = stemmed(key);
  return (
    table.get(key) ??
    table.get(stem) ?? { key: stem, role: 'word', breaks: false, bound: null, direction: null }
  );
}

/** What the lists know as more than one word, the longest first. */
export const phrases: readonly string[] = [...table.keys()]
  .filter((key) => /[\s/-]/.test(key))
  .toSorted((a, b) => b.length - a.length);
