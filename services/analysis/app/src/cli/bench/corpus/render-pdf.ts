import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont } from 'pdf-lib';
import type { Piece } from './layout.js';

const require = createRequire(import.meta.url);
const fonts = Promise.all([
  readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
]);

const points = { name: 18, heading: 13, bold: 10, text: 10, bullet: 10 } as const;
const page = { width: 595, height: 842, top: 800 };

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) > width) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

/** The pieces drawn on one page; side pieces in a narrow column on the left, cells at their own tab stop. */
export async function renderPdf(pieces: readonly Piece[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const [plain, strong] = await fonts;
  // Letters and their marks drawn one by one, as a browser prints decomposed text.
  const features = { ccmp: false, mark: false, mkmk: false };
  const [regular, bold] = [
    await pdf.embedFont(plain, { features }),
    await pdf.embedFont(strong, { features }),
  ];
  const sheet = pdf.addPage([page.width, page.height]);
  const sided = pieces.some((piece) => piece.side === true);
  const at = { side: page.top, main: page.top };
  for (const { style, cells, side } of pieces) {
    const column = side === true ? 'side' : 'main';
    const left = column === 'side' || !sided ? 40 : 230;
    const right = column === 'side' ? 210 : 555;
    const font = style === 'text' || style === 'bullet' ? regular : bold;
    const size = points[style];
    at[column] -= style === 'heading' ? 12 : 0;
    let low = at[column];
    for (const [i, cell] of cells.entries()) {
      const x = left + (i === 0 ? 0 : cells.length === 2 && style === 'bold' ? 350 : 150);
      const text = style === 'bullet' ? `• ${cell}` : cell;
      for (const [n, row] of wrapped(text, font, size, right - x).entries()) {
        const y = at[column] - n * size * 1.3;
        sheet.drawText(row, { x, y, size, font });
        low = Math.min(low, y);
      }
    }
    at[column] = low - size * 1.55;
  }
  return pdf.save();
}
