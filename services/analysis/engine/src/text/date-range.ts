/** A month on a line: year × 12 + month (0–11). */
export type Month = number;

export interface DateRange {
  /** Where the whole expression stands in the text it was found in. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly startText: string;
  readonly endText: string | null;
  readonly from: Month | null;
  /**
   * Last month, inclusive; null for an unreadable year (`20XX`) and for an open end ("present"), unless the text tells how
   * long it had lasted.
   */
  readonly to: Month | null;
  readonly open: boolean;
  /** The months of each season where a list of seasons is named: work that rested in between. */
  readonly seasons?: readonly { readonly from: Month; readonly to: Month }[];
}
