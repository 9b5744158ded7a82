import type { Verdict } from '@fitfolio/analysis-contract/report';
import type { z } from 'zod';

type VerdictName = z.output<typeof Verdict>;

export interface PaperCell {
  readonly verdict: VerdictName;
  /** What it adds to the sum, of what it could; '' where it does not count. */
  readonly points: string;
  /** The same in words, for who hears the page. */
  readonly said: string;
}

export interface PaperRow {
  readonly label: string;
  /** What it counts as, and how much. */
  readonly weight: readonly string[];
  readonly strong: boolean;
  /** One for each person. */
  readonly cells: readonly (PaperCell | null)[];
}

/** A line of the foot: what is no requirement, and the sums. */
interface PaperSum {
  readonly label: string;
  readonly strong: boolean;
  /** One for each person. */
  readonly values: readonly string[];
}

/** What the drawing child is given, as JSON: all that it writes but the numbers of pages. */
export interface PaperTask {
  readonly locale: string;
  /** Of the file. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly about: string;
  readonly requirement: string;
  readonly weight: string;
  readonly legend: readonly { readonly verdict: VerdictName; readonly word: string }[];
  readonly people: readonly { readonly name: string; readonly musts: string }[];
  readonly rows: readonly PaperRow[];
  readonly sums: readonly PaperSum[];
  /** `{page}` and `{pages}` stand for numbers. */
  readonly page: string;
  /** ISO instant: the only date in the file. */
  readonly createdAt: string;
}
