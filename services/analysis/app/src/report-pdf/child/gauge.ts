import type { Report } from '@fitfolio/analysis-contract/report';
import { drawMark } from './marks.js';
import type { Paper } from './paper.js';
import { bandColour, palette } from './palette.js';

/** Where the bands begin and end. */
const bands = [
  [0, 50],
  [50, 70],
  [70, 85],
  [85, 100],
] as const;
const gap = 0.8;
const stroke = 11;
export const gaugeRadius = 62;
const markWidth = 16;
const bandMark = {
  excellent: 'met',
  good: 'met',
  mediocre: 'partly',
  'needs-improvement': 'not-found',
} as const;

function arc(from: number, to: number): string {
  const point = (score: number): string => {
    const angle = Math.PI * (1 - score / 100);
    return `${(gaugeRadius * Math.cos(angle)).toFixed(2)} ${(-gaugeRadius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(from)}A${gaugeRadius} ${gaugeRadius} 0 0 1 ${point(to)}`;
}

/** The score on a half circle divided into its bands; `x`, `y` is the middle of its foot. */
export function drawGauge(
  paper: Paper,
  { score, band }: Report,
  bandName: string,
  x: number,
  y: number,
): void {
  const { doc } = paper;
  const colour = band === null ? palette.soft : bandColour[band];
  doc.save().translate(x, y).lineWidth(stroke).lineCap('butt');
  for (const [first, last] of bands) {
    const [from, to] = [first === 0 ? 0 : first + gap, last === 100 ? 100 : last - gap];
    doc.path(arc(from, to)).stroke(palette.line);
    if (score !== null && score > from) doc.path(arc(from, Math.min(to, score))).stroke(colour);
  }
  doc.restore();
  const width = 2 * gaugeRadius + stroke;
  const left = x - width / 2;
  const number = score === null ? '–' : String(score);
  const centred = { align: 'center', bold: true } as const;
  paper.textAt(number, y - 42, { ...centred, size: 30 }, left, width);
  const word = { bold: true, size: 11, colour } as const;
  const wordWidth = paper.widthOf(bandName, word);
  const start = x - (wordWidth + markWidth) / 2;
  drawMark(paper, band === null ? 'cannot-tell' : bandMark[band], start, y + 4, 11);
  paper.textAt(bandName, y + 2, word, start + markWidth, wordWidth + 4);
}
