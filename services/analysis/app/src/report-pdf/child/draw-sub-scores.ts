import { palette } from './palette.js';
import type { Sheet } from './sheet.js';

const labelWidth = 92;
const barWidth = 130;
const scoreWidth = 34;
const basisGap = 14;

/** Bars on one scale, each with what it was computed from. */
export function drawSubScores({ paper, words, report }: Sheet): void {
  paper.heading(words.scores, 18 * report.subScores.length);
  const basisX = paper.left + labelWidth + barWidth + scoreWidth + basisGap;
  for (const { id, score, basis } of report.subScores) {
    paper.ensure(paper.heightOf(basis, paper.right - basisX) + 4);
    const y = paper.y;
    const bar = { x: paper.left + labelWidth, y: y + 4, height: 6 };
    paper.textAt(words.subScore[id], y, { bold: true }, paper.left, labelWidth);
    paper.doc.roundedRect(bar.x, bar.y, barWidth, bar.height, 3).fill(palette.line);
    if (score !== null && score > 0)
      paper.doc
        .roundedRect(bar.x, bar.y, Math.max(6, (barWidth * score) / 100), bar.height, 3)
        .fill(palette.primary);
    const number = { bold: true, align: 'right' } as const;
    paper.textAt(score === null ? '–' : String(score), y, number, bar.x + barWidth, scoreWidth);
    paper.text(basis, { colour: palette.soft }, basisX);
    paper.space(4);
  }
}
