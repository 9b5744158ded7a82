import { findDates } from '../text/dates.js';
import { type CvDocument, type CvLine, isListSection } from './cv-document.js';
import { layoutCv } from './layout.js';

const oldAwardYears = 10;

const linesIn = (document: CvDocument, kind: string): CvLine[][] =>
  document.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map(({ lines }) => lines.filter(({ shown }) => shown)));

const yearOf = (text: string): number | null => {
  const month = findDates(text).at(-1)?.month ?? null;
  return month === null ? null : Math.floor(month / 12);
};

/** What may be left out, in this order: interests, the last lines of the oldest entries, awards of long ago. */
function* leavable(document: CvDocument, thisYear: number): Generator<string> {
  for (const lines of linesIn(document, 'interests')) for (const { id } of lines) yield id;
  for (const kind of ['projects', 'activities', 'experience'])
    for (const lines of linesIn(document, kind).toReversed())
      for (const { id } of lines.slice(1).toReversed()) yield id;
  for (const lines of linesIn(document, 'awards'))
    for (const { id, text } of lines) {
      const year = yearOf(text);
      if (year !== null && year <= thisYear - oldAwardYears) yield id;
    }
}

const without = (document: CvDocument, ids: ReadonlySet<string>): CvDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      lines: entry.lines.map((line) => (ids.has(line.id) ? { ...line, shown: false } : line)),
    })),
  })),
});

export interface Fitted {
  readonly document: CvDocument;
  /** Lines that were left out, in order. */
  readonly left: readonly string[];
  readonly fits: boolean;
}

/** Smaller type first, then less text, until it is one page; as it was where that does not do. */
export function fitToOnePage(document: CvDocument, thisYear: number): Fitted {
  const one: CvDocument = { ...document, pages: 1 };
  if (layoutCv(one).pages.length === 1) return { document: one, left: [], fits: true };
  const all = [...leavable(one, thisYear)];
  const shorter = (count: number): CvDocument => without(one, new Set(all.slice(0, count)));
  const fits = (count: number): boolean => layoutCv(shorter(count)).pages.length === 1;
  if (!fits(all.length)) return { document, left: [], fits: false };
  // The fewest that do: what is left out is only ever added to.
  let [low, high] = [1, all.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return { document: shorter(high), left: all.slice(0, high), fits: true };
}

/** The lines that are left out, to be called back. */
export const leftOut = ({ sections }: CvDocument): CvLine[] =>
  sections
    .filter(({ kind }) => !isListSection(kind))
    .flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.filter(({ shown }) => !shown)));
