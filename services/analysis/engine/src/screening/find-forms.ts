import { fold, wordKey } from '../text/fold.js';
import { type Letters, lettersOf } from './letters.js';
import type { Found } from './marks.js';
import type { NameForm } from './name-forms.js';

/** What may stand between two letters of a name: a space, a line's end, a hyphen, a dot, a comma. */
const joint = /^[\s.,_'’·\u00ad\u2010-\u2015-]{0,3}$/u;
const cut = /^[\u00ad\u2010\u2011-]\s?$/u;
const letter = /[\p{L}\p{M}]/u;
const upper = /^\p{Lu}/u;
const lower = /^\p{Ll}/u;
/** Signs that stand in handles and file names. */
const handleSign = /[_@\d/.#]/u;

const lettersSure = 8;
const joinedSure = 7;
const joinedInHandle = { some: 6, initials: 4 } as const;

interface Written {
  /** Each part as it is written, without what tears it. */
  readonly parts: readonly string[];
  readonly between: readonly string[];
  /** How letters of one part are parted: not at all, all of them, by a hyphen, or anyhow. */
  readonly torn: 'no' | 'spaced' | 'cut' | 'anyhow';
}

function writtenAt(text: string, { starts, ends }: Letters, at: number, form: NameForm): Written | null {
  const parts: string[] = [];
  const between: string[] = [];
  const inner: string[] = [];
  let k = at;
  for (const { part, initial } of form.parts) {
    const size = initial ? 1 : part.plain.length;
    if (k > at) between.push(text.slice(ends[k - 1], starts[k]));
    let word = '';
    for (let i = 0; i < size; i += 1, k += 1) {
      if (i > 0 && starts[k] !== starts[k - 1]) inner.push(text.slice(ends[k - 1], starts[k]));
      if (i === 0 || starts[k] !== starts[k - 1]) word += text.slice(starts[k], ends[k]);
    }
    parts.push(word);
  }
  if (![...between, ...inner].every((gap) => joint.test(gap))) return null;
  const gaps = inner.filter((gap) => gap !== '');
  const torn =
    gaps.length === 0
      ? 'no'
      : gaps.length === inner.length && between.every((gap) => gap !== '')
        ? 'spaced'
        : gaps.every((gap) => cut.test(gap))
          ? 'cut'
          : 'anyhow';
  return { parts, between, torn };
}

const isBare = (word: string): boolean => fold(word) === word.toLowerCase();

/** Written with its own accents, or with none. */
const isSpelled = (word: string, key: string): boolean =>
  isBare(word) || wordKey(word.normalize('NFC')).replace(/[^\p{L}\p{M}]/gu, '') === key;

/** A part begins a hump of its own: `ThaoHT`, `NguyenMai`. */
const isHumped = (parts: readonly string[]): boolean =>
  parts.every((part) => upper.test(part)) && parts.some((part) => /\p{Ll}/u.test(part));

function isFull({ parts, between, torn }: Written, form: NameForm, spelled: boolean): boolean {
  const letters = form.plain.length;
  if (torn === 'anyhow' && letters < lettersSure) return false;
  if (between.every((gap) => gap === '') && torn === 'no') return letters >= joinedSure || isHumped(parts);
  const capital = parts.every((part) => upper.test(part));
  if (form.parts.length > 2) return capital || spelled;
  if (capital) return spelled;
  return (
    spelled &&
    (letters >= lettersSure || parts.some((part) => !isBare(part)) || /[._]/.test(between.join('')))
  );
}

function isSome({ parts, between, torn }: Written, form: NameForm, inHandle: boolean): boolean {
  const letters = form.plain.length;
  if (torn === 'anyhow') return false;
  if (between.every((gap) => gap === '') && torn === 'no')
    return isHumped(parts) || (letters >= joinedInHandle.some && inHandle);
  if (parts.every((part) => upper.test(part))) return true;
  return between.every((gap) => /^[._-]$/.test(gap)) && letters >= joinedInHandle.some - 1;
}

function hasInitials({ parts, between, torn }: Written, form: NameForm, inHandle: boolean): boolean {
  const letters = form.plain.length;
  if (torn !== 'no' || between.some((gap) => !/^[._-]?$/.test(gap))) return false;
  if (letters < joinedInHandle.initials) return false;
  const dotted = between.some((gap) => gap !== '') && parts.every((part) => lower.test(part));
  return isHumped(parts) || inHandle || dotted || letters > joinedSure;
}

function stands(text: string, letters: Letters, at: number, form: NameForm): Found | null {
  const last = at + form.plain.length - 1;
  const [start = 0, end = 0] = [letters.starts[at], letters.ends[last]];
  const written = writtenAt(text, letters, at, form);
  if (!written) return null;
  const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
  const joined = written.between.every((gap) => /^[._-]?$/.test(gap));
  const sure = form.kind === 'full' && joined && form.plain.length >= lettersSure;
  const opens = !letter.test(before) || (lower.test(before) && upper.test(text[start] ?? '')) || sure;
  const closes = !letter.test(after) || (upper.test(after) && lower.test(text[end - 1] ?? '')) || sure;
  if (!opens || !closes) return null;
  const spelled = form.parts.every(
    ({ part, initial }, i) => initial || isSpelled(written.parts[i] ?? '', part.key),
  );
  if (!spelled && form.kind !== 'full') return null;
  const inHandle = handleSign.test(before) || (handleSign.test(after) && /[^\s]/.test(text[end + 1] ?? ' '));
  const named =
    form.kind === 'full'
      ? isFull(written, form, spelled)
      : form.kind === 'some'
        ? isSome(written, form, inHandle)
        : hasInitials(written, form, inHandle);
  return named ? { start, end, kind: 'name' } : null;
}

/** Where a text has a person's name, whatever stands between its letters. */
export function findForms(text: string, forms: readonly NameForm[]): Found[] {
  const letters = lettersOf(text);
  const found: Found[] = [];
  for (const form of forms)
    for (
      let at = letters.folded.indexOf(form.plain);
      at >= 0;
      at = letters.folded.indexOf(form.plain, at + 1)
    ) {
      const one = stands(text, letters, at, form);
      if (one) found.push(one);
    }
  return found;
}
