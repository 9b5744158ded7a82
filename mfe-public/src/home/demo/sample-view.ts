import type { Band } from '@fitfolio/web-kit/ui/core';
import type { Report } from '@fitfolio/fit-engine/report';

type Verdict = Report['requirements'][number]['verdict'];

/** A stretch of text; `marks` are the numbers of the lines of the sum that it is about. */
export interface Piece {
  readonly text: string;
  readonly verdict?: Verdict;
  readonly marks?: readonly number[];
}

export interface ResumeLine {
  /** Its place in the text as it was written, for taking it out. */
  readonly at: number;
  readonly look: 'name' | 'heading' | 'item' | 'text';
  readonly pieces: readonly Piece[];
  readonly out?: boolean;
}

export interface SumLine {
  /** Null for the last two lines, which belong to no requirement: the occupation as a whole, and the base points. */
  readonly no: number | null;
  /** Empty where there is no number. */
  readonly label: string;
  readonly verdict: Verdict | null;
  /** Whole points; all lines together are the score, and the weights 100. */
  readonly earned: number;
  readonly weight: number;
}

/** What the landing page shows of a report: the post beside the résumé beside the sum. */
export interface SampleView {
  readonly score: number;
  readonly band: Band;
  readonly sum: readonly SumLine[];
  readonly post: readonly (readonly Piece[])[];
  readonly resume: readonly ResumeLine[];
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly no: number;
  readonly verdict: Verdict;
}

/** Whole numbers in place of `values` that add up to `total`: the largest remainders are rounded up, none above its `caps`. */
function wholes(values: readonly number[], total: number, caps?: readonly number[]): number[] {
  const capOf = (n: number): number => caps?.[n] ?? Number.POSITIVE_INFINITY;
  const whole = values.map((value, n) => Math.min(Math.floor(value), capOf(n)));
  let left = total - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = values
    .map((value, n) => ({ n, remainder: value - (whole[n] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { n } of byRemainder) {
    if (left <= 0) break;
    if ((whole[n] ?? 0) >= capOf(n)) continue;
    whole[n] = (whole[n] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

const isHeading = (line: string): boolean => line === line.toUpperCase() && !/\d/.test(line);

/** The lines of `text`, cut where marks begin and end. */
function cut(text: string, marks: readonly Mark[]): Piece[][] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const from = offset;
    offset += line.length + 1;
    const here = marks
      .map((mark) => ({
        ...mark,
        start: Math.max(0, mark.start - from),
        end: Math.min(line.length, mark.end - from),
      }))
      .filter(({ start, end }) => start < end);
    const cuts = [...new Set([0, line.length, ...here.flatMap(({ start, end }) => [start, end])])].sort(
      (a, b) => a - b,
    );
    return cuts.slice(0, -1).map((start, n) => {
      const end = cuts[n + 1] ?? line.length;
      const over = here.filter((mark) => mark.start <= start && mark.end >= end);
      const [first] = over;
      const ends = over.filter((mark) => mark.end === end).map(({ no }) => no);
      return {
        text: line.slice(start, end),
        ...(first ? { verdict: first.verdict } : {}),
        ...(ends.length > 0 ? { marks: ends } : {}),
      };
    });
  });
}

const withoutDot = (line: string): string => line.replace(/^- /, '');

/** The résumé without the lines at `out`, as it is given to the engine. */
export const resumeWithout = (resume: string, out: ReadonlySet<number>): string =>
  resume
    .split('\n')
    .filter((_line, at) => !out.has(at))
    .join('\n');

/** `resume` is the text as it was written; `out` the lines that the engine was not given. */
export function viewOf(report: Report, resume: string, out: ReadonlySet<number>): SampleView {
  const requirements = new Map(report.requirements.map((each) => [each.id, each]));
  const { sum, documents } = report;
  const score = report.score ?? 0;
  const weights = wholes(
    sum.map((line) => line.weight),
    100,
  );
  const earned = wholes(
    sum.map((line) => line.earned),
    score,
    weights,
  );
  let no = 0;
  const lines = sum.map(({ requirementId, label }, n) => {
    const requirement = requirementId === null ? undefined : requirements.get(requirementId);
    if (requirement) no += 1;
    return {
      requirement,
      line: {
        no: requirement ? no : null,
        label: requirement ? label : '',
        verdict: requirement?.verdict ?? null,
        earned: earned[n] ?? 0,
        weight: weights[n] ?? 0,
      },
    };
  });
  const judged = lines.flatMap(({ requirement, line }) =>
    requirement && line.no !== null ? [{ requirement, no: line.no, verdict: requirement.verdict }] : [],
  );
  const post = judged.map(({ requirement, ...mark }) => ({ ...mark, ...requirement.span }));
  const evidence = judged.flatMap(({ requirement, ...mark }) => {
    const [quote] = requirement.evidence;
    return quote ? [{ ...mark, start: quote.start, end: quote.end }] : [];
  });
  const read = cut(documents.resume, evidence);
  let next = 0;
  return {
    score,
    band: report.band ?? 'needs-improvement',
    sum: lines.map(({ line }) => line),
    post: cut(documents.job, post).filter((pieces) => pieces.length > 0),
    resume: resume.split('\n').flatMap((line, at): ResumeLine[] => {
      if (line === '') return [];
      const isItem = line.startsWith('- ');
      const look = at === 0 ? 'name' : isItem ? 'item' : isHeading(line) ? 'heading' : 'text';
      if (out.has(at)) return [{ at, look, pieces: [{ text: withoutDot(line) }], out: true }];
      // The engine sets empty lines aside, and the dots of a list.
      while (next < read.length && read[next]?.length === 0) next += 1;
      const pieces = read[next] ?? [];
      next += 1;
      return [{ at, look, pieces }];
    }),
  };
}
