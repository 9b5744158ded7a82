import { blocksOf } from './blocks.js';
import type { CvDesign, CvDocument } from './cv-document.js';
import type { Column, DraftRow, Row, TypeSize } from './rows.js';
import { ColumnSetter, headingGap } from './set-column.js';

/** Sizes in points. */
export const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

export interface CvLayout {
  readonly pages: readonly (readonly Row[])[];
  readonly width: number;
  readonly height: number;
  readonly size: TypeSize;
  /** Share (0–1) of the last page that is filled. */
  readonly fill: number;
}

/** Largest first. */
const sizes: Readonly<Record<CvDesign, readonly TypeSize[]>> = {
  harvard: [
    { base: 11, margin: 60, gap: 2 },
    { base: 10.5, margin: 54, gap: 1 },
    { base: 10, margin: 48, gap: 1 },
    { base: 10, margin: 40, gap: 0.5 },
    { base: 9.5, margin: 36, gap: 0 },
  ],
  compact: [
    { base: 10, margin: 48, gap: 0.5 },
    { base: 9.5, margin: 40, gap: 0 },
    { base: 9.5, margin: 36, gap: 0 },
  ],
  'two-column': [
    { base: 10.5, margin: 48, gap: 1.5 },
    { base: 10, margin: 42, gap: 1 },
    { base: 9.5, margin: 36, gap: 0 },
  ],
};
const readingSize: Readonly<Record<CvDesign, number>> = { harvard: 1, compact: 0, 'two-column': 1 };

const columnGap = 22;
const sideShare = 0.31;

interface Placed {
  readonly pages: Row[][];
  /** Where the last row ends. */
  readonly y: number;
}

function place(
  rows: readonly DraftRow[],
  column: Column,
  top: number,
  margin: number,
  bottom: number,
): Placed {
  const pages: Row[][] = [[]];
  let y = top;
  let fresh = true;
  for (let i = 0; i < rows.length;) {
    let j = i;
    while (rows[j]?.keep === true && j + 1 < rows.length) j += 1;
    const group = rows.slice(i, j + 1);
    const needed = group.reduce((sum, row) => sum + row.before + row.height, 0);
    if (y + needed > bottom && !fresh && needed <= bottom - margin) {
      pages.push([]);
      y = margin;
      fresh = true;
    }
    for (const { before, ruled, keep: _keep, ...row } of group) {
      if (y + row.height > bottom && !fresh) {
        pages.push([]);
        y = margin;
        fresh = true;
      }
      y += fresh ? 0 : before;
      const rule = ruled ? { from: column.x, to: column.x + column.width, y: y + row.height - 3 } : null;
      pages.at(-1)?.push({ ...row, y, rule });
      y += row.height;
      fresh = false;
    }
    i = j + 1;
  }
  return { pages, y };
}

/** A CV in one size of type: pages of rows. Pure; the painters and the preview draw what stands here. */
export function layInSize(document: CvDocument, size: TypeSize): CvLayout {
  const { width, height } = papers[document.paper];
  const { margin } = size;
  const bottom = height - margin;
  const whole: Column = { x: margin, width: width - 2 * margin };
  const { head, main, side } = blocksOf(document);
  const centred = document.design === 'harvard';
  const first = place(new ColumnSetter(whole, size, centred).set(head), whole, margin, margin, bottom);
  const top = head.length === 0 ? margin : first.y + headingGap;
  const sideWidth = Math.round(whole.width * sideShare);
  const wide: Column = side.length === 0 ? whole : { x: margin, width: whole.width - sideWidth - columnGap };
  const narrow: Column = { x: margin + whole.width - sideWidth, width: sideWidth };
  const parts = [
    place(new ColumnSetter(wide, size, false).set(main), wide, top, margin, bottom),
    ...(side.length === 0
      ? []
      : [place(new ColumnSetter(narrow, size, false).set(side), narrow, top, margin, bottom)]),
  ];
  const count = Math.max(...parts.map(({ pages }) => pages.length));
  const pages = Array.from({ length: count }, (_, i) => [
    ...(i === 0 ? first.pages.flat() : []),
    ...parts.flatMap((part) => part.pages[i] ?? []),
  ]);
  const ends = parts.filter((part) => part.pages.length === count).map(({ y }) => y);
  const fill = Math.min(1, Math.max(0, (Math.max(...ends) - margin) / (bottom - margin)));
  return { pages, width, height, size, fill };
}

/** As large as fits the pages that the document asks for; at reading size where nothing does. */
export function layoutCv(document: CvDocument): CvLayout {
  const all = sizes[document.design];
  const reading = all[readingSize[document.design]] ?? { base: 10, margin: 48, gap: 1 };
  if (document.pages === 1)
    for (const size of all) {
      const layout = layInSize(document, size);
      if (layout.pages.length === 1) return layout;
    }
  return layInSize(document, reading);
}

/** Every row's text, page by page: what the preview and a printed page must agree on. */
export const rowTexts = ({ pages }: CvLayout): string[][] =>
  pages.map((rows) => rows.map(({ runs }) => runs.map(({ text }) => text).join(' ')));
