import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import type { Row, Run } from '@fitfolio/fit-engine/cv/rows';
import { cvWords } from '@fitfolio/fit-engine/cv/words';
import { artifact, bytesOf, taggedDocument } from '../../report-pdf/child/tagged-document.js';
import type { CvTask } from '../cv-task.js';
import { fontFile } from './font-files.js';

/** The layout adds up single letters; pairs set closer would end elsewhere. */
const plainLetters = { kern: false, liga: false } as unknown as [];
const ink = '#000000';
const ruleWidth = 0.6;

function newDocument({ document, savedAt }: CvTask): PDFKit.PDFDocument {
  const words = cvWords[document.language];
  return taggedDocument({
    title: `${document.contact.name} – ${words.document}`,
    author: document.contact.name,
    locale: words.locale,
    createdAt: new Date(savedAt),
    fonts: { regular: fontFile('regular'), bold: fontFile('bold'), italic: fontFile('italic') },
  });
}

/** Draws rows and tags them: sections with their headings, paragraphs, lists of lines. */
class Painter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  #section: PDFKit.PDFStructureElement | null = null;
  #list: PDFKit.PDFStructureElement | null = null;
  #item: PDFKit.PDFStructureElement | null = null;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  row(row: Row): void {
    if (row.tag === 'H2') this.#openSection();
    if (row.tag === 'LI') this.#listRow(row);
    else {
      this.#closeList();
      for (const run of row.runs) this.#parent().add(this.#tagged(row.tag, run, row.y));
    }
    if (row.rule) this.#rule(row.rule);
  }

  close(): void {
    this.#closeList();
    this.#section?.end();
    this.#root.end();
  }

  #parent(): PDFKit.PDFStructureElement {
    return this.#section ?? this.#root;
  }

  #tagged(tag: string, run: Run, y: number): PDFKit.PDFStructureElement {
    return this.#pdf.struct(tag, {}, () => {
      this.#pdf
        .font(run.face)
        .fontSize(run.size)
        .fillColor(ink)
        .text(run.text, run.x, y, { lineBreak: false, features: plainLetters });
    });
  }

  #openSection(): void {
    this.#closeList();
    this.#section?.end();
    this.#section = this.#pdf.struct('Sect');
    this.#root.add(this.#section);
  }

  #closeList(): void {
    this.#item?.end();
    this.#list?.end();
    this.#item = null;
    this.#list = null;
  }

  #listRow({ first, runs, y }: Row): void {
    const [sign, text] = first ? runs : [undefined, runs[0]];
    if (!text) return;
    if (!this.#list) {
      this.#list = this.#pdf.struct('L');
      this.#parent().add(this.#list);
    }
    if (sign) {
      this.#item?.end();
      const item = this.#pdf.struct('LI');
      this.#list.add(item);
      item.add(this.#tagged('Lbl', sign, y));
      this.#item = this.#pdf.struct('LBody');
      item.add(this.#item);
    }
    this.#item?.add(this.#tagged('Span', text, y));
  }

  #rule({ from, to, y }: NonNullable<Row['rule']>): void {
    artifact(this.#pdf, 'Layout', () => {
      this.#pdf.moveTo(from, y).lineTo(to, y).lineWidth(ruleWidth).stroke(ink);
    });
  }
}

/** A CV as a tagged PDF (PDF/UA-1). The same CV gives the same bytes. */
export async function paintPdf(task: CvTask): Promise<Buffer> {
  const { pages, width, height } = layoutCv(task.document);
  const pdf = newDocument(task);
  const painter = new Painter(pdf);
  for (const rows of pages) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const row of rows) painter.row(row);
  }
  painter.close();
  return bytesOf(pdf);
}
