import type { Face } from './font.js';

export interface Run {
  readonly x: number;
  readonly face: Face;
  readonly size: number;
  readonly text: string;
}

export interface Row {
  /** Top of the row on its page. */
  readonly y: number;
  readonly height: number;
  readonly tag: 'H1' | 'H2' | 'P' | 'LI';
  /** False for the rows of a paragraph after its first. */
  readonly first: boolean;
  /** A line from edge to edge of the column below the row. */
  readonly rule: { readonly from: number; readonly to: number; readonly y: number } | null;
  readonly runs: readonly Run[];
  /** Id of the CV's line that the row shows. */
  readonly line: string | null;
}

export interface TypeSize {
  /** Size of the text, margin of the page, and space between rows, in points. */
  readonly base: number;
  readonly margin: number;
  readonly gap: number;
}

/** A row before its page is known. */
export type DraftRow = Omit<Row, 'y' | 'rule'> & {
  readonly before: number;
  /** Stays on one page with the row that follows. */
  readonly keep: boolean;
  readonly ruled: boolean;
};

export interface Column {
  readonly x: number;
  readonly width: number;
}
