import type { ReadText } from '../layout/read-text.js';
import type { Line, Measure, Part, Quote, UnmeasuredReason, Value } from './premium-report.js';

const quoteMax = 220;

/** A literal piece of a text, cut at a word where it is long. */
export function quoteOf({ text }: ReadText, start: number, end: number): Quote {
  let to = end;
  if (end - start > quoteMax) {
    to = start + quoteMax;
    while (to > start && !/\s/.test(text[to] ?? ' ')) to -= 1;
    if (to === start) to = start + quoteMax;
  }
  return { start, end: to, quote: text.slice(start, to) };
}

interface Details {
  readonly quotes?: readonly Quote[];
  readonly requirementIds?: readonly string[];
  readonly values?: Readonly<Record<string, Value>>;
}

const quotesMax = 3;

export const lineOf = <Code extends string>(
  id: string,
  code: Code,
  { quotes = [], requirementIds = [], values = {} }: Details,
): Line<Code> => ({
  id,
  code,
  quotes: quotes
    .filter((one, i) => quotes.findIndex(({ start }) => start === one.start) === i)
    .slice(0, quotesMax)
    .map(({ start, end, quote }) => ({ start, end, quote })),
  requirementIds: [...requirementIds],
  values: { ...values },
});

const cents = (value: number): number => Math.round(value * 100) / 100;

/** A part of a measure that gives some points of those it could give. */
export const partOf = (
  measure: string,
  code: string,
  got: number,
  max: number,
  details: Details = {},
): Part => ({
  ...lineOf(`${measure}.${code}`, code, details),
  got: cents(got),
  max: cents(max),
  unmeasured: false,
});

/** A part that these documents give no way to measure: it leaves both sides of the sum. */
export const unmeasuredPart = (measure: string, code: string, details: Details = {}): Part => ({
  ...lineOf(`${measure}.${code}`, code, details),
  got: 0,
  max: 0,
  unmeasured: true,
});

export function measureOf<Id extends string>(
  id: Id,
  parts: readonly Part[],
  none: UnmeasuredReason = 'nothing-to-compare',
): Measure<Id> {
  const max = parts.reduce((sum, part) => sum + part.max, 0);
  const got = parts.reduce((sum, part) => sum + part.got, 0);
  if (max === 0) return { id, score: null, reason: none, parts: [...parts] };
  const score = Math.max(0, Math.min(100, Math.round((100 * got) / max)));
  return { id, score, reason: null, parts: [...parts] };
}

export const unmeasured = <Id extends string>(id: Id, reason: UnmeasuredReason): Measure<Id> => ({
  id,
  score: null,
  reason,
  parts: [],
});
