import PDFDocument from 'pdfkit';
import { cleanText } from './clean-text.js';
import { palette } from './palette.js';
import { reportFont } from './report-fonts.js';
import { noFont } from './tagged-document.js';

export interface Style {
  readonly bold?: boolean;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly link?: string;
}

interface Meta {
  readonly title: string;
  readonly language: string;
  readonly createdAt: Date;
}

const a4 = { width: 595.28, height: 841.89 };
const margin = 48;
const footerHeight = 28;
const bodySize = 9.5;
const lineGap = 1.5;
/** Added to the font's own space, which is narrow for Vietnamese with its short words; in parts of the size. */
const wordSpacing = 0.06;

const spaced = ({ size = bodySize }: Style) => ({ wordSpacing: wordSpacing * size });

/** A4 pages in points: text flows down one column, what must not be torn asks for its height first. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly left = margin;
  readonly width = a4.width - 2 * margin;
  readonly right = a4.width - margin;
  readonly bottom = a4.height - margin - footerHeight;
  readonly #bytes: Promise<Buffer>;

  constructor({ title, language, createdAt }: Meta) {
    this.doc = new PDFDocument({
      size: [a4.width, a4.height],
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      font: noFont,
      info: {
        Title: title,
        Author: 'Fitfolio',
        Producer: 'Fitfolio',
        Creator: 'Fitfolio',
        CreationDate: createdAt,
      },
    });
    this.doc.registerFont('regular', reportFont('regular'));
    this.doc.registerFont('bold', reportFont('bold'));
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve) => this.doc.on('end', () => resolve(Buffer.concat(chunks))));
  }

  get y(): number {
    return this.doc.y;
  }
  set y(y: number) {
    this.doc.y = y;
  }

  /** Starts a page unless `height` fits on this one. */
  ensure(height: number): void {
    if (this.y + height > this.bottom && this.y > margin) this.doc.addPage();
  }

  space(height: number): void {
    this.y = Math.min(this.y + height, this.bottom);
  }

  #style({ bold = false, size = bodySize, colour = palette.text }: Style): void {
    this.doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  }

  heightOf(text: string, width: number, style: Style = {}): number {
    this.#style(style);
    return this.doc.heightOfString(cleanText(text), { width, lineGap, ...spaced(style) });
  }

  widthOf(text: string, style: Style = {}): number {
    this.#style(style);
    return this.doc.widthOfString(cleanText(text), spaced(style));
  }

  /** Writes at `x` from the current height down, over as many lines and pages as it takes. */
  text(text: string, style: Style = {}, x = this.left, width = this.right - x): void {
    this.#style(style);
    const { align = 'left', link } = style;
    this.doc.text(cleanText(text), x, this.y, {
      width,
      align,
      lineGap,
      ...spaced(style),
      ...(link ? { link, underline: true } : {}),
    });
  }

  /** Writes at a place and comes back to the height it started from. */
  textAt(text: string, y: number, style: Style, x = this.left, width = this.right - x): void {
    const before = this.y;
    this.y = y;
    this.text(text, style, x, width);
    this.y = before;
  }

  heading(text: string, next = 60): void {
    this.ensure(next + 40);
    this.space(16);
    this.text(text, { bold: true, size: 13 });
    this.space(6);
  }

  rule(): void {
    this.doc.moveTo(this.left, this.y).lineTo(this.right, this.y).lineWidth(0.75).stroke(palette.line);
  }

  /** Writes on each page below its text, then ends the file. */
  async finish(footer: (page: number, pages: number) => readonly [string, string]): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      const y = a4.height - margin - 12;
      const [left, right] = footer(page + 1, count);
      this.textAt(left, y, { size: 8, colour: palette.soft }, this.left, this.width - 90);
      this.textAt(right, y, { size: 8, colour: palette.soft, align: 'right' }, this.right - 90, 90);
    }
    this.doc.end();
    return this.#bytes;
  }
}
