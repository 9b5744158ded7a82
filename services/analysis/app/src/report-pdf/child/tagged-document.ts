import PDFDocument from 'pdfkit';

/**
 * No font to begin with. pdfkit reads a font that it was given as bytes anew at each use of the name under which the same font is
 * registered.
 */
export const noFont = null as unknown as string;

/** The package's types do not know it yet. */
const pdfUa = 'PDF/UA' as unknown as 'PDF/A-3';

interface Meta {
  readonly title: string;
  readonly author: string;
  readonly locale: string;
  readonly createdAt: Date;
  /** By the names under which text asks for them; one of them is `regular`. */
  readonly fonts: { readonly regular: Buffer } & Readonly<Record<string, Buffer>>;
}

/** A file for PDF/UA-1, without pages yet. The same content gives the same bytes. */
export function taggedDocument({ title, author, locale, createdAt, fonts }: Meta): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: pdfUa,
    lang: locale,
    displayTitle: true,
    font: noFont,
    info: {
      Title: title,
      Author: author,
      Creator: 'Fitfolio',
      Producer: 'Fitfolio',
      CreationDate: createdAt,
    },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
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

/** Ends the file: its bytes. */
export async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  end(pdf);
  return done;
}

/** Draws what says nothing: lines, backgrounds, page numbers. Not inside of what is tagged. */
export function artifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
