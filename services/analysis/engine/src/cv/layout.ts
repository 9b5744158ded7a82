import { blocksOf, contactSign, type CvBlock } from './blocks.js';
import type { CvDesign, CvDocument } from './cv-document.js';
import { type Face, widthOf } from './font.js';

/** Sizes in points. */
export const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

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

type DraftRow = Omit<Row, 'y' | 'rule'> & {
  readonly before: number;
  /** Stays on one page with the row that follows. */
  readonly keep: boolean;
  readonly ruled: boolean;
};

interface Column {
  readonly x: number;
  readonly width: number;
}

const lineHeight = 1.15;
const nameSize = 17;
const contactSize = 9.5;
const bulletIndent = 14;
const bulletAt = 3;
const entryGap = 4;
/** A row that ends nearer to the edge seems to go on below: lists one below the other would be read as one. */
const listEnd = 64;
const headingGap = 7;
const ruleSpace = 4;
const columnGap = 22;
const sideShare = 0.31;
/** Least space between what stands at the left and at the right of a row. */
const cellGap = 12;

/** A word too long for a row is cut between letters. */
function cutWord(word: string, face: Face, size: number, width: number): string[] {
  if (widthOf(word, face, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter, face, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The rows of a paragraph; its first row may be narrower by what stands before it, or empty where nothing fits behind that. */
function wrap(text: string, face: Face, size: number, width: number, lead = 0): string[] {
  const space = widthOf(' ', face, size);
  const rows: string[] = [];
  let row = '';
  let used = lead;
  for (const word of text.split(' ').flatMap((one) => cutWord(one, face, size, width))) {
    const wide = widthOf(word, face, size);
    if (row === '' && used > 0 && used + wide > width) {
      rows.push(row);
      row = word;
      used = wide;
    } else if (row !== '' && used + space + wide > width) {
      rows.push(row);
      row = word;
      used = wide;
    } else {
      used += (row === '' ? 0 : space) + wide;
      row = row === '' ? word : `${row} ${word}`;
    }
  }
  return [...rows, row];
}

const untornCharsMax = 40;
const hardSpace = '\u00a0';

/** The rows of a list: its items are not torn, for half an item reads as one of its own. */
function wrapList(text: string, size: number, width: number, lead: number): string[] {
  const fits = (item: string): boolean =>
    item.length <= untornCharsMax && widthOf(item, 'regular', size) <= width;
  const untorn = text
    .split(/(?<=[,;]) /)
    .map((item) => (fits(item) ? item.replaceAll(' ', hardSpace) : item))
    .join(' ');
  return wrap(untorn, 'regular', size, width, lead).map((row) => row.replaceAll(hardSpace, ' '));
}

class ColumnSetter {
  readonly rows: DraftRow[] = [];
  readonly #column: Column;
  readonly #size: TypeSize;
  readonly #centred: boolean;

  constructor(column: Column, size: TypeSize, centred: boolean) {
    this.#column = column;
    this.#size = size;
    this.#centred = centred;
  }

  set(blocks: readonly CvBlock[]): DraftRow[] {
    for (const [i, block] of blocks.entries()) this.#block(block, blocks[i - 1], blocks[i + 1]);
    return this.rows;
  }

  #block(block: CvBlock, previous: CvBlock | undefined, next: CvBlock | undefined): void {
    const { base } = this.#size;
    switch (block.type) {
      case 'name':
        return this.#paragraph(block.text, {
          face: 'bold',
          size: nameSize,
          tag: 'H1',
          centred: this.#centred,
        });
      case 'headline':
        return this.#paragraph(block.text, { size: base + 0.5, centred: this.#centred });
      case 'contact':
        return this.#contact(block.parts);
      case 'heading':
        return this.#paragraph(block.text, {
          face: 'bold',
          size: base + 0.5,
          tag: 'H2',
          before: headingGap,
          ruled: true,
        });
      case 'entry':
        return this.#entry(block, previous, next);
      case 'bullet':
        return this.#bullet(block);
      case 'list':
        return this.#list(block, next);
      case 'text':
        return this.#paragraph(block.text, { size: base, line: block.line ?? null });
    }
  }

  #leading(size: number): number {
    return size * lineHeight + this.#size.gap;
  }

  #paragraph(
    text: string,
    options: {
      readonly size: number;
      readonly face?: Face;
      readonly tag?: Row['tag'];
      readonly before?: number;
      readonly centred?: boolean;
      readonly ruled?: boolean;
      readonly keep?: boolean;
      readonly line?: string | null;
    },
  ): void {
    const {
      size,
      face = 'regular',
      tag = 'P',
      before = 0,
      centred = false,
      ruled = false,
      keep = ruled,
      line = null,
    } = options;
    const { x, width } = this.#column;
    const texts = wrap(text, face, size, width);
    for (const [i, one] of texts.entries()) {
      const last = i === texts.length - 1;
      const at = centred ? x + Math.max(0, (width - widthOf(one, face, size)) / 2) : x;
      this.rows.push({
        before: i === 0 ? before : 0,
        height: this.#leading(size) + (ruled && last ? ruleSpace : 0),
        keep: keep || isTorn(i, texts.length),
        tag,
        first: i === 0,
        ruled: ruled && last,
        runs: [{ x: at, face, size, text: one }],
        line,
      });
    }
  }

  /** Rows of whole addresses. */
  #contact(parts: readonly string[]): void {
    const size = Math.min(this.#size.base, contactSize);
    const rows: string[] = [];
    for (const part of parts) {
      const last = rows.at(-1);
      const longer = last === undefined ? part : `${last}${contactSign}${part}`;
      if (last !== undefined && widthOf(longer, 'regular', size) <= this.#column.width)
        rows[rows.length - 1] = longer;
      else rows.push(part);
    }
    for (const row of rows) this.#paragraph(row, { size, centred: this.#centred });
  }

  #entry(
    block: Extract<CvBlock, { type: 'entry' }>,
    previous: CvBlock | undefined,
    next: CvBlock | undefined,
  ): void {
    const { base } = this.#size;
    const { x, width } = this.#column;
    const right = block.right === '' ? 0 : widthOf(block.right, 'regular', base);
    // A field at the right of a long name would be torn, or tear it: it gets a row of its own.
    const beside = right > 0 && widthOf(block.left, block.face, base) + cellGap + right <= width;
    const texts = wrap(block.left, block.face, base, width);
    const aside: Run = { x: x + width - right, face: 'regular', size: base, text: block.right };
    const named = texts.map((text, i): Run[] => [
      { x, face: block.face, size: base, text },
      ...(i === 0 && beside ? [aside] : []),
    ]);
    const rows = right > 0 && !beside ? [...named, [aside]] : named;
    const follows = next !== undefined && next.type !== 'heading' && (!block.last || next.type === 'bullet');
    for (const [i, runs] of rows.entries())
      this.rows.push({
        before: i === 0 && block.first && previous?.type !== 'heading' ? entryGap : 0,
        height: this.#leading(base),
        keep: follows || i < rows.length - 1,
        tag: 'P',
        first: i === 0 || runs[0] === aside,
        ruled: false,
        runs,
        line: null,
      });
  }

  #bullet({ text, line }: Extract<CvBlock, { type: 'bullet' }>): void {
    const { base } = this.#size;
    const { x, width } = this.#column;
    const texts = wrap(text, 'regular', base, width - bulletIndent);
    for (const [i, one] of texts.entries()) {
      const own: Run = { x: x + bulletIndent, face: 'regular', size: base, text: one };
      const sign: Run = { x: x + bulletAt, face: 'regular', size: base, text: '•' };
      this.rows.push({
        before: 0,
        height: this.#leading(base),
        keep: isTorn(i, texts.length),
        tag: 'LI',
        first: i === 0,
        ruled: false,
        runs: i === 0 ? [sign, own] : [own],
        line,
      });
    }
  }

  #list({ label, text }: Extract<CvBlock, { type: 'list' }>, next: CvBlock | undefined): void {
    const { base } = this.#size;
    const { x, width } = this.#column;
    const shown = label === '' ? '' : `${label}:`;
    const lead = shown === '' ? 0 : widthOf(`${shown} `, 'bold', base);
    const room = lead < width / 2 ? lead : 0;
    if (shown !== '' && room === 0) this.#paragraph(shown, { size: base, face: 'bold', keep: true });
    const inside = next?.type === 'list' ? width - listEnd : width;
    const whole = wrapList(text, base, width, room);
    const end = widthOf(whole.at(-1) ?? '', 'regular', base) + (whole.length === 1 ? room : 0);
    const texts = end > inside ? wrapList(text, base, inside, room) : whole;
    for (const [i, one] of texts.entries()) {
      const own: Run = { x: i === 0 ? x + room : x, face: 'regular', size: base, text: one };
      const named: Run = { x, face: 'bold', size: base, text: shown };
      this.rows.push({
        before: 0,
        height: this.#leading(base),
        keep: false,
        tag: 'P',
        first: i === 0,
        ruled: false,
        runs: i === 0 && room > 0 ? [named, own].filter((run) => run.text !== '') : [own],
        line: null,
      });
    }
  }
}

/** The first and the last row of a paragraph do not stand alone on a page. */
const isTorn = (i: number, count: number): boolean => count > 1 && (i === 0 || i === count - 2);

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
