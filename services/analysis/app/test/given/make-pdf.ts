import { PDFDocument, PDFOperator, PDFOperatorNames, rgb, StandardFonts, type PDFPage } from 'pdf-lib';

export type Draw = (
  page: PDFPage,
  write: (text: string, x: number, y: number, options?: object) => void,
) => void;

/** A one-page PDF drawn by the test itself. */
export async function makePdf(draw: Draw): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  draw(page, (text, x, y, options = {}) =>
    page.drawText(text, { x, y, size: 11, font, color: rgb(0, 0, 0), ...options }),
  );
  return pdf.save();
}

/** Text rendering mode 3 (invisible) for what follows. */
export function invisible(page: PDFPage): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.SetTextRenderingMode, ['3']));
}
