import { bestPath } from '../../chain/chain.js';
import type { LinearModel } from '../../chain/linear.js';
import type { Phrase } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import { type EntryLines, fieldFeatures, type FieldToken } from './field-features.js';

/** A piece of an entry's header and the letter of the field that it names. */
export interface NamedField extends Phrase {
  readonly letter: string;
}

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' };

/** A full stop behind a word ends a sentence; behind letters that are short for one it belongs to them. */
const fullStop = /(?<=\p{Ll}{3}|\d)(?<!(?<!\p{L})(?:inc|ltd|corp|bros|dept|univ|intl|assoc))\.$/iu;

/** A field ends with a word; a bracket at its end stays where it was opened inside. */
function endOf(tokens: readonly FieldToken[]): number {
  let count = tokens.length;
  while (count > 0) {
    const text = tokens[count - 1]?.text ?? '';
    const open = opening[text];
    const isWord = /[\p{L}\p{N}+#]/u.test(text) || text === '.';
    if (isWord || (open !== undefined && tokens.slice(0, count).some((token) => token.text === open))) break;
    count -= 1;
  }
  return count;
}

/** What stands in two cells is no one name. */
const isParted = (block: Block | undefined, from: number, to: number): boolean =>
  block?.text.slice(from - block.start, to - block.start).includes('\t') ?? true;

/** The fields that the words of an entry name, in reading order; each stands within one cell. `all`: of its résumé. */
export function namedFields(model: LinearModel, entry: EntryLines, all: readonly EntryLines[]): NamedField[] {
  const { tokens, features } = fieldFeatures(entry, all);
  const labels = bestPath(model, features);
  const lineAt = (token: FieldToken): number =>
    entry.blocks.findIndex(({ start, end }) => start <= token.start && token.start < end);
  const fields: NamedField[] = [];
  let held: FieldToken[] = [];
  let letter = '';
  const close = (): void => {
    const kept = held.slice(0, endOf(held));
    const [first, last] = [kept[0], kept.at(-1)];
    const block = first ? entry.blocks[lineAt(first)] : undefined;
    if (first && last && block) {
      const said = block.text.slice(first.start - block.start, last.end - block.start);
      const text = said.replace(fullStop, '');
      fields.push({ text, start: first.start, end: first.start + text.length, letter });
    }
    held = [];
  };
  for (const [i, token] of tokens.entries()) {
    const label = labels[i] ?? 'O';
    const last = held.at(-1);
    const goesOn =
      label.startsWith('I') &&
      label.slice(1) === letter &&
      last !== undefined &&
      lineAt(last) === lineAt(token) &&
      !isParted(entry.blocks[lineAt(token)], last.end, token.start);
    if (!goesOn) close();
    if (label === 'O') continue;
    if (!goesOn) letter = label.slice(1);
    // A sign begins no field.
    if (held.length > 0 || /[\p{L}\p{N}(“"+]/u.test(token.text)) held.push(token);
  }
  close();
  return fields;
}
