import { contactSign, type CvBlock } from './blocks.js';
import { type Face, widthOf } from './font.js';
import type { Column, DraftRow, Row, Run, TypeSize } from './rows.js';
import { widestItem, wrap, wrapList } from './wrap.js';

const lineHeight = 1.15;
const nameSize = 17;
const contactSize = 9.5;
const bulletIndent = 14;
const bulletAt = 3;
const entryGap = 4;
/** A row that ends nearer to the edge seems to go on below: lists one below the other would be read as one. */
const listEnd = 64;
export const headingGap = 7;
const ruleSpace = 4;
/** Least space between what stands at the left and at the right of a row. */
const cellGap = 12;

/** Sets paragraphs in one column: rows in reading order, without their places on pages. */
export class ColumnSetter {
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
    const whole = wrapList(text, base, width, room);
    const inside = next?.type === 'list' ? width - listEnd : width;
    const end = widthOf(whole.at(-1) ?? '', 'regular', base) + (whole.length === 1 ? room : 0);
    // In a narrow column an item may need all of it.
    const texts =
      end > inside && widestItem(text, base) <= inside ? wrapList(text, base, inside, room) : whole;
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
