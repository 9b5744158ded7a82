import { cleanText, shortened } from '../../../../report-pdf/child/clean-text.js';
import { drawMark } from '../../../../report-pdf/child/marks.js';
import { palette } from '../../../../report-pdf/child/palette.js';
import { reportFont } from '../../../../report-pdf/child/report-fonts.js';
import { artifact, bytesOf, taggedDocument } from '../../../../report-pdf/child/tagged-document.js';
import { layPaper, type PaperPage, sheet } from '../lay-paper.js';
import type { PaperRow, PaperTask } from '../paper-task.js';

type Element = PDFKit.PDFStructureElement;

interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Lines; what is longer ends with an ellipsis. */
  readonly lines?: number;
}

const right = sheet.width - sheet.margin;
const bottom = sheet.height - sheet.margin - sheet.footer;
const peopleLeft = sheet.margin + sheet.label + sheet.weight;
const columnMax = 72;
const markSize = 9;
const pad = 3;
/** Added to the font's own space, as reports do; in parts of the size. */
const spacing = 0.06;
const labelCharsMax = 200;
const ruleWidth = 0.5;

/** Paints a comparison page by page: requirements down, people across, each page a table of its own. */
class TablePainter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #task: PaperTask;
  readonly #root: Element;
  #y = 0;

  constructor(pdf: PDFKit.PDFDocument, task: PaperTask) {
    this.#pdf = pdf;
    this.#task = task;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  page(page: PaperPage, footer: string): void {
    const { rows, sums } = this.#task;
    this.#pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    this.#y = sheet.margin;
    if (page.first) this.#introduction();
    this.#legend(page.first);
    const table = this.#in(this.#root, 'Table');
    this.#head(table, page);
    const body = this.#in(table, 'TBody');
    for (const row of rows.slice(...page.rows)) this.#row(body, row, page);
    if (page.withSums) for (const sum of sums) this.#sum(body, sum, page);
    table.end();
    artifact(this.#pdf, 'Pagination', () => {
      const style = { size: 8, colour: palette.soft } as const;
      this.#text(
        `Fitfolio · ${this.#task.title}`,
        sheet.margin,
        bottom + 8,
        right - sheet.margin - 90,
        style,
      );
      this.#text(footer, right - 90, bottom + 8, 90, { ...style, align: 'right' });
    });
  }

  close(): void {
    this.#root.end();
  }

  #in(parent: Element, tag: string): Element {
    const made = this.#pdf.struct(tag);
    parent.add(made);
    return made;
  }

  #tagged(parent: Element, tag: string, draw: () => void, options: object = {}): void {
    parent.add(this.#pdf.struct(tag, options, draw));
  }

  #text(text: string, x: number, y: number, width: number, style: Style): void {
    const { size, bold = false, colour = palette.text, align = 'left', lines = 1 } = style;
    this.#pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
    const height = this.#pdf.currentLineHeight(true) * lines + 0.5;
    const wordSpacing = spacing * size;
    this.#pdf.text(cleanText(text), x, y, { width, align, height, ellipsis: true, wordSpacing });
  }

  #rule(y: number): void {
    artifact(this.#pdf, 'Layout', () => {
      this.#pdf.moveTo(sheet.margin, y).lineTo(right, y).lineWidth(ruleWidth).stroke(palette.line);
    });
  }

  #introduction(): void {
    const { heading, lead, about } = this.#task;
    const width = right - sheet.margin;
    const top = this.#y;
    this.#tagged(this.#root, 'H1', () =>
      this.#text(heading, sheet.margin, top, width, { size: 17, bold: true }),
    );
    this.#tagged(this.#root, 'P', () =>
      this.#text(lead, sheet.margin, top + 25, width, { size: 9, bold: true }),
    );
    const style = { size: 8, colour: palette.soft, lines: 2 } as const;
    this.#tagged(this.#root, 'P', () => this.#text(about, sheet.margin, top + 40, width, style));
    this.#y = top + sheet.introduction;
  }

  /** Told once; on the pages after the first it is for the eye. */
  #legend(first: boolean): void {
    const y = this.#y;
    const draw = (): void => {
      let x = sheet.margin;
      for (const { verdict, word } of this.#task.legend) {
        drawMark({ doc: this.#pdf }, verdict, x, y, markSize);
        this.#pdf.font('regular').fontSize(8);
        const width = this.#pdf.widthOfString(word, { wordSpacing: 8 * spacing }) + 4;
        this.#text(word, x + markSize + pad, y - 0.5, width, { size: 8 });
        x += markSize + pad + width + 14;
      }
    };
    if (first) this.#tagged(this.#root, 'P', draw);
    else artifact(this.#pdf, 'Pagination', draw);
    this.#y += sheet.legend;
  }

  #column(page: PaperPage, n: number): { x: number; width: number } {
    const [from, to] = page.people;
    const width = Math.min(columnMax, (right - peopleLeft) / Math.max(1, to - from));
    return { x: peopleLeft + n * width + 1, width: width - 2 };
  }

  #head(table: Element, page: PaperPage): void {
    const { requirement, weight, people } = this.#task;
    const top = this.#y;
    const low = top + sheet.head - 14;
    const row = this.#in(this.#in(table, 'THead'), 'TR');
    const scope = { scope: 'Column' };
    const style = { size: 8, bold: true } as const;
    this.#tagged(row, 'TH', () => this.#text(requirement, sheet.margin, low, sheet.label, style), scope);
    const weightLeft = sheet.margin + sheet.label;
    this.#tagged(row, 'TH', () => this.#text(weight, weightLeft, low, sheet.weight, style), scope);
    for (const [n, { name, musts }] of people.slice(...page.people).entries()) {
      const { x, width } = this.#column(page, n);
      const head = (): void => {
        this.#text(name, x, top, width, { size: 7.5, bold: true, align: 'center', lines: 3 });
        this.#text(musts, x, low + 1, width, { size: 6.5, colour: palette.soft, align: 'center' });
      };
      this.#tagged(row, 'TH', head, scope);
    }
    this.#y = top + sheet.head;
    this.#rule(this.#y - 1);
  }

  #row(body: Element, { label, weight, strong, cells }: PaperRow, page: PaperPage): void {
    const top = this.#y + pad;
    const row = this.#in(body, 'TR');
    const name = shortened(label, labelCharsMax);
    const said = { size: 8, bold: strong, lines: 2 } as const;
    const left = sheet.margin;
    this.#tagged(row, 'TH', () => this.#text(name, left, top, sheet.label - 6, said), { scope: 'Row' });
    this.#tagged(row, 'TD', () => {
      for (const [n, line] of weight.entries())
        this.#text(line, left + sheet.label, top + n * 9, sheet.weight - 4, {
          size: 6.5,
          colour: palette.soft,
        });
    });
    for (const [n, cell] of cells.slice(...page.people).entries()) {
      const { x, width } = this.#column(page, n);
      const style = { size: 6.5, align: 'center' } as const;
      const draw = (): void => {
        if (!cell) return this.#text('–', x, top, width, style);
        drawMark({ doc: this.#pdf }, cell.verdict, x + (width - markSize) / 2, top - 1, markSize);
        if (cell.points !== '') this.#text(cell.points, x, top + markSize + 1, width, style);
        return undefined;
      };
      this.#tagged(row, 'TD', draw, cell ? { actual: cell.said } : {});
    }
    this.#y += sheet.row;
    this.#rule(this.#y - 1);
  }

  #sum(body: Element, { label, strong, values }: PaperTask['sums'][number], page: PaperPage): void {
    const top = this.#y + pad;
    const row = this.#in(body, 'TR');
    const width = sheet.label + sheet.weight - 6;
    const style = { size: 8, bold: strong } as const;
    this.#tagged(row, 'TH', () => this.#text(label, sheet.margin, top, width, style), { scope: 'Row' });
    this.#in(row, 'TD');
    for (const [n, value] of values.slice(...page.people).entries()) {
      const { x, width: wide } = this.#column(page, n);
      const size = strong ? 9 : 6.5;
      this.#tagged(row, 'TD', () => this.#text(value, x, top, wide, { size, bold: strong, align: 'center' }));
    }
    this.#y += sheet.sum;
    this.#rule(this.#y - 1);
  }
}

/** The comparison as a tagged PDF (PDF/UA-1), A4 on its side. The same task gives the same bytes. */
export async function paintTable(task: PaperTask): Promise<Buffer> {
  const { title, locale, createdAt, people, rows, sums } = task;
  const pdf = taggedDocument({
    title: cleanText(title),
    author: 'Fitfolio',
    locale,
    createdAt: new Date(createdAt),
    fonts: { regular: reportFont('regular'), bold: reportFont('bold') },
  });
  const painter = new TablePainter(pdf, task);
  const pages = layPaper(people.length, rows.length, sums.length);
  for (const [n, page] of pages.entries())
    painter.page(page, task.page.replace('{page}', `${n + 1}`).replace('{pages}', `${pages.length}`));
  painter.close();
  return bytesOf(pdf);
}
