import { findSkills } from '@fitfolio/fit-engine/find-skills';
import { atLeast, harmonic, type Line, share, stated, Tally } from './measure.js';
import type { TaggedSentence } from './truth.js';

interface Place {
  readonly start: number;
  readonly end: number;
}

const meets = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;
const name = ({ start, end }: Place): string => `${start}-${end}`;
const detail = (p: number, r: number): string => `precision ${p.toFixed(2)}, recall ${r.toFixed(2)}`;

export interface SpanBars {
  readonly strict: number | null;
  readonly overlap: number | null;
}

/** Hard-skill spans against the annotators', strictly and by overlap. */
export function spanLines(what: string, sentences: readonly TaggedSentence[], bars: SpanBars): Line[] {
  const strict = new Tally();
  let [hits, found, covered, marked] = [0, 0, 0, 0];
  for (const { text, spans } of sentences) {
    const own = findSkills(text).filter(({ kind }) => kind !== 'soft');
    strict.add(spans.map(name), own.map(name));
    found += own.length;
    marked += spans.length;
    hits += own.filter((a) => spans.some((b) => meets(a, b))).length;
    covered += spans.filter((a) => own.some((b) => meets(a, b))).length;
  }
  const [precision, recall] = [share(hits, found), share(covered, marked)];
  const line = (of: string, value: number, bar: number | null): Line =>
    bar === null ? stated(`${what}${of}`, marked, value) : atLeast(`${what}${of}`, marked, value, bar);
  return [
    line(`, strict F1 (${detail(strict.precision, strict.recall)})`, strict.f1, bars.strict),
    line(`, overlap F1 (${detail(precision, recall)})`, harmonic(precision, recall), bars.overlap),
  ];
}
