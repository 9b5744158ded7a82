/** A piece of visible text on a page. `y` is the baseline, growing downwards. */
export interface Item {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
}

export interface Cell {
  text: string;
  readonly x0: number;
  x1: number;
  /** True when most of its letters are. */
  bold: boolean;
  boldChars: number;
  readonly size: number;
}

/** Cells on one baseline, from left to right. */
export interface Row {
  readonly cells: Cell[];
  readonly y: number;
  readonly size: number;
}

/** A piece of a page that is read from top to bottom on its own. */
export interface Region {
  readonly items: readonly Item[];
  readonly page: number;
  /** True when it is one of several columns side by side. */
  readonly column: boolean;
  /** Of a table that fills its page to the end: it may go on overleaf. */
  readonly open?: OpenTable | null;
}

/** The columns of a table that goes on overleaf, where their names do not stand again. */
export interface OpenTable {
  readonly edges: readonly number[];
  readonly head: Item;
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
export const lowest = (items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((best, item) => Math.min(best, of(item)), Infinity);
export const highest = (items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((best, item) => Math.max(best, of(item)), -Infinity);
