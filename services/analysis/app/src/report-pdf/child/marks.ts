import type { Paper } from './paper.js';
import { palette, verdictColour } from './palette.js';
import type { Verdict } from './report-words.js';

/** The verdict's icon, `size` points wide, with its upper left corner at `x`, `y`. */
export function drawMark(
  { doc }: Pick<Paper, 'doc'>,
  verdict: Verdict,
  x: number,
  y: number,
  size = 10,
): void {
  const colour = verdictColour[verdict];
  const at = (part: number): number => part * size;
  doc.save().translate(x, y);
  if (verdict === 'partly') {
    doc.circle(at(0.5), at(0.5), at(0.44)).lineWidth(at(0.12)).stroke(colour);
    doc.path(`M${at(0.5)} ${at(0.06)}A${at(0.44)} ${at(0.44)} 0 0 0 ${at(0.5)} ${at(0.94)}Z`).fill(colour);
  } else {
    doc.circle(at(0.5), at(0.5), at(0.5)).fill(colour);
    doc.lineWidth(at(0.13)).lineCap('round').lineJoin('round').strokeColor(palette.white);
    if (verdict === 'met')
      doc.moveTo(at(0.27), at(0.52)).lineTo(at(0.44), at(0.69)).lineTo(at(0.74), at(0.35)).stroke();
    if (verdict === 'not-found') {
      doc.moveTo(at(0.33), at(0.33)).lineTo(at(0.67), at(0.67)).stroke();
      doc.moveTo(at(0.67), at(0.33)).lineTo(at(0.33), at(0.67)).stroke();
    }
    if (verdict === 'cannot-tell') doc.moveTo(at(0.28), at(0.5)).lineTo(at(0.72), at(0.5)).stroke();
  }
  doc.restore();
}
