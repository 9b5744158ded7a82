import type { Quote } from '../premium/premium-report.js';

/** A number, or a grade in letters, with the words beside it: the 30 of `OSHA 30`, the 5 of `5 trục`, the II of `hạng II`. */
const numbered =
  /(?:(?<before>\p{L}+)[ \t-]{0,2})?(?<![\p{L}\d.,])(?<number>\d{1,5}(?:[.,]\d+)?(?:st|nd|rd|th)?|[IVX]{1,4})(?![\p{L}\d])(?:[ \t-]?(?<after>\p{L}+))?/gu;

interface Numbered {
  readonly at: number;
  readonly number: string;
  readonly beside: readonly string[];
}

const inText = (text: string): Numbered[] =>
  [...text.matchAll(numbered)].map(({ groups = {}, index }) => ({
    at: index,
    number: (groups['number'] ?? '').toLowerCase(),
    beside: [groups['before'], groups['after']].flatMap((word) => word?.toLowerCase() ?? []),
  }));

/** The line of a text around a place. */
function lineAt(text: string, at: number): Quote {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? text.length : end);
  const lead = line.length - line.trimStart().length;
  const quote = line.trim();
  return { start: start + lead, end: start + lead + quote.length, quote };
}

/**
 * Where a résumé has the thing asked for with another number: `OSHA 10` for `OSHA 30`, `3 trục` for `5 trục`. Null where the
 * number asked for stands there as well, or none does.
 */
export function otherNumber(asked: string, resume: string): Quote | null {
  const written = inText(resume);
  for (const { number, beside } of inText(asked)) {
    const same = written.filter((one) => one.beside.some((word) => beside.includes(word)));
    const [other] = same;
    if (other && same.every((one) => one.number !== number)) return lineAt(resume, other.at);
  }
  return null;
}
