import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import type { Row, Run } from '@fitfolio/fit-engine/cv/rows';
import { cvWords } from '@fitfolio/fit-engine/cv/words';
import PDFDocument from 'pdfkit';
import type { CvTask } from '../cv-task.js';
import { fontFile } from './font-files.js';

/** The layout adds up single letters; pairs set closer would end elsewhere. */
const plainLetters = { kern: false, liga: false } as unknown as [];
/** The package's types do not know it yet. */
const pdfUa = 'PDF/UA' as unknown as 'PDF/A-3';
const ink = '#000000';
const ruleWidth = 0.6;

function newDocument({ document, savedAt }: CvTask, width: number, height: number): PDFKit.PDFDocument {
  const words = cvWords[document.language];
  const regular = fontFile('regular');
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: pdfUa,
    lang: words.locale,
    displayTitle: true,
    font: regular as unknown as string,
    info: {
      Title: `${document.contact.name} – ${words.document}`,
      Author: document.contact.name,
      Creator: 'Fitfolio',
      Producer: 'Fitfolio',
      CreationDate: new Date(savedAt),
    },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', fontFile('bold'));
  pdf.registerFont('italic', fontFile('italic'));
  return pdf;
}

/**
 * Ends the file. pdfkit writes a list of used glyphs that PDF/A-1 asks for and PDF/UA-1 refuses (rule 7.21.4.2-2) whenever
 * its number of the subset is 1, which PDF/UA-1 has too: the number is another while fonts are written.
 */
function end(pdf: PDFKit.PDFDocument): void {
  const inner = pdf as unknown as { subset: number; endOutline: () => unknown };
  const { subset } = inner;
  const { endOutline } = inner;
  inner.subset = 0;
  inner.endOutline = () => {
    inner.subset = subset;
    return endOutline.call(inner);
  };
  pdf.end();
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
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.moveTo(from, y).lineTo(to, y).lineWidth(ruleWidth).stroke(ink);
    this.#pdf.endMarkedContent();
  }
}

/** A CV as a tagged PDF (PDF/UA-1). The same CV gives the same bytes. */
export async function paintPdf(task: CvTask): Promise<Buffer> {
  const { pages, width, height } = layoutCv(task.document);
  const pdf = newDocument(task, width, height);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const painter = new Painter(pdf);
  for (const rows of pages) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const row of rows) painter.row(row);
  }
  painter.close();
  end(pdf);
  return done;
}
