import type { Month } from '../text/dates.js';
import { remember } from '../text/remember.js';
import { type Clause, cutText } from './clauses.js';
import { type Holder, holderOf } from './holder.js';
import { modalityOf, type Modality } from './intent.js';
import { isWeak, type Row } from './level.js';
import { type Once, onceOf } from './once.js';
import { isTakenBack, type Polarity, polarityOf } from './polarity.js';

/** How a text speaks of what it names. */
export interface Stance {
  readonly polarity: Polarity;
  /** `lapsed`, `past`: it was there once. */
  readonly modality: Modality | Once;
  readonly holder: Holder;
  /** The words beside it say that little of it is known. */
  readonly weak: boolean;
}

const cut = remember(cutText);
const reachMax = 400;

/** The clause of a text that holds a place. */
export function clauseAt(text: string, start: number): Clause {
  const sentence = cut(text).sentences.find((one) => one.start <= start && one.end > start);
  return (
    sentence?.clauses.find((one) => one.start <= start && one.end > start) ?? { start: 0, end: text.length }
  );
}

function rowAt(text: string, start: number, end: number): Row {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const [, remark = ''] = text
    .slice(end, to < 0 ? text.length : to)
    .slice(0, reachMax)
    .split('\t');
  return { label: text.slice(Math.max(from, start - reachMax), start), remark };
}

/** How a text speaks of the name between `start` and `end`; `heading` is the heading it stands under. */
export function stanceOf(
  text: string,
  start: number,
  end: number,
  goals = false,
  now: Month | null = null,
): Stance {
  const sentence = cut(text).sentences.find((one) => one.start <= start && one.end > start);
  const from = sentence?.start ?? 0;
  const to = sentence?.end ?? text.length;
  const clause = clauseAt(text, start);
  const bounded = (a: number, b: number): string => text.slice(Math.max(a, b - reachMax), b);
  const before = bounded(clause.start, start);
  const after = text.slice(end, Math.min(Math.max(clause.end, end), end + reachMax));
  const rest = text.slice(end, Math.min(to, end + 120));
  const whole = text.slice(Math.max(from, start - reachMax), Math.min(to, end + reachMax));
  const polarity = isTakenBack(text.slice(end))
    ? 'denied'
    : polarityOf(whole, { name: text.slice(start, end), before, after, rest });
  const once = onceOf(before, text.slice(end, end + reachMax), polarity === 'denied', now);
  return {
    polarity: once === null ? polarity : 'asserted',
    modality: once ?? modalityOf(bounded(from, start), before, rest, goals),
    holder: holderOf(whole, bounded(from, start), rest, text.slice(start, end)),
    weak: isWeak(before, rest, rowAt(text, start, end)),
  };
}

/** True when a mention can prove something about the person. */
export const isProof = ({ polarity, modality, holder }: Stance): boolean =>
  polarity === 'asserted' && modality === 'done' && (holder === 'candidate' || holder === 'employer');
