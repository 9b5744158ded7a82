import type { HiddenReason } from '@fitfolio/fit-engine/document';

/** One glyph on the page: `y` is the baseline from the top edge. */
export interface Glyph {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
}

/** Glyphs of one look in drawing order. */
export interface Run {
  readonly glyphs: Glyph[];
  readonly font: string;
  readonly hidden: HiddenReason | null;
  /** Drawn as a shape under its own transparent text, which is how browsers print bold. */
  readonly drawn: boolean;
}

export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly hidden: HiddenReason | null;
  readonly drawn: boolean;
}

/** A gap of this share of the letter size is a space; a larger one ends the piece. */
const spaceGap = 0.13;
const breakGap = 0.9;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Extra space that the author put between all letters of the run (`E X P E R I E N C E`), in shares of the size. */
function tracking(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i += 1) {
    const [a, b] = [glyphs[i - 1], glyphs[i]];
    if (a && b && a.text !== ' ' && b.text !== ' ') gaps.push((b.x0 - a.x1) / b.size);
  }
  const middle = gaps.length >= 3 ? median(gaps) : 0;
  return middle > 0.05 ? Math.min(middle, 0.6) : 0;
}

function splitAtBreaks(run: Run): Glyph[][] {
  const groups: Glyph[][] = [];
  let current: Glyph[] = [];
  const extra = tracking(run.glyphs);
  for (const glyph of run.glyphs) {
    const last = current[current.length - 1];
    const sameLine = last !== undefined && Math.abs(last.y - glyph.y) < glyph.size * 0.2;
    const gap = last ? (glyph.x0 - last.x1) / glyph.size - extra : 0;
    if (last && (!sameLine || gap > breakGap || gap < -breakGap)) {
      groups.push(current);
      current = [];
    }
    current.push(glyph);
  }
  if (current.length > 0) groups.push(current);
  return groups;
}

function pieceOf(glyphs: readonly Glyph[], run: Run): Piece | null {
  const extra = tracking(glyphs);
  let text = '';
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    const gap = last ? (glyph.x0 - last.x1) / glyph.size - extra : 0;
    if (last && gap > spaceGap && !text.endsWith(' ') && !glyph.text.startsWith(' ')) text += ' ';
    text += glyph.text;
    last = glyph;
  }
  const shown = glyphs.filter((glyph) => glyph.text.trim() !== '');
  const first = shown[0];
  const end = shown[shown.length - 1];
  if (!first || !end) return null;
  const x0 = Math.min(first.x0, end.x0);
  const x1 = Math.max(end.x1, first.x1);
  const { font, hidden, drawn } = run;
  return { text: text.trim(), x: x0, y: first.y, width: x1 - x0, size: first.size, font, hidden, drawn };
}

/** Letters → pieces of text: spaces restored from gaps, broken where the pen moved away. */
export function piecesOf(runs: readonly Run[]): Piece[] {
  return runs
    .flatMap((run) => splitAtBreaks(run).map((glyphs) => pieceOf(glyphs, run)))
    .filter((piece) => piece !== null);
}
