import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import type { Piece } from './layout.js';

const halfPoints = { name: 36, heading: 26, bold: 22, text: 22, bullet: 22 } as const;

function paragraphOf({ style }: Piece, text: string): Paragraph {
  const run = new TextRun({ text, bold: style !== 'text' && style !== 'bullet', size: halfPoints[style] });
  return new Paragraph({ children: [run], ...(style === 'bullet' ? { bullet: { level: 0 } } : {}) });
}

const cellOf = (children: readonly Paragraph[]): TableCell => new TableCell({ children: [...children] });

/** The pieces as Word would save them: cells side by side are a table row, a side column is a table of one row. */
export async function renderDocx(pieces: readonly Piece[]): Promise<Uint8Array> {
  const whole = (piece: Piece): Paragraph | Table => {
    const [first = ''] = piece.cells;
    if (piece.cells.length === 1) return paragraphOf(piece, first);
    const cells = piece.cells.map((text) => cellOf([paragraphOf(piece, text)]));
    return new Table({ rows: [new TableRow({ children: cells })] });
  };
  const side = pieces.filter((piece) => piece.side === true);
  const main = pieces.filter((piece) => piece.side !== true);
  const paragraphs = (column: readonly Piece[]): Paragraph[] =>
    column.map((piece) => paragraphOf(piece, piece.cells[0] ?? ''));
  const children =
    side.length === 0
      ? main.map(whole)
      : [
          new Table({
            rows: [new TableRow({ children: [cellOf(paragraphs(side)), cellOf(paragraphs(main))] })],
          }),
        ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return new Uint8Array(bytes);
}
