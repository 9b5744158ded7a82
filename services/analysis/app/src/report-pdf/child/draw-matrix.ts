import { drawMark } from './marks.js';
import { palette, verdictColour } from './palette.js';
import type { Importance, Verdict } from './report-words.js';
import type { Sheet } from './sheet.js';

const verdicts: readonly Verdict[] = ['met', 'partly', 'not-found', 'cannot-tell'];
const importances: readonly Importance[] = ['must', 'nice'];
const labelWidth = 92;
const headHeight = 22;
const rowHeight = 24;

/** How many requirements there are of each importance and verdict. */
export function drawMatrix({ paper, words, report }: Sheet): void {
  if (report.requirements.length === 0) return;
  const height = headHeight + importances.length * rowHeight;
  paper.heading(words.matrix, height);
  const top = paper.y;
  const column = (paper.width - labelWidth) / (verdicts.length + 1);
  const x = (index: number): number => paper.left + labelWidth + index * column;
  const middle = { align: 'center', bold: true } as const;
  for (const [i, verdict] of verdicts.entries()) {
    const label = { bold: true, size: 8.5, colour: verdictColour[verdict] } as const;
    const width = paper.widthOf(words.verdict[verdict], label);
    const start = x(i) + (column - width - 14) / 2;
    drawMark(paper, verdict, start, top + 1);
    paper.textAt(words.verdict[verdict], top, label, start + 14, width + 4);
  }
  paper.textAt(words.total, top, { ...middle, size: 8.5, colour: palette.soft }, x(verdicts.length), column);
  for (const [row, importance] of importances.entries()) {
    const y = top + headHeight + row * rowHeight;
    paper.doc.rect(paper.left, y - 5, paper.width, rowHeight - 2).fill(palette.surface);
    paper.textAt(words.importance[importance], y - 1, { bold: true }, paper.left + 8, labelWidth - 8);
    const of = report.requirements.filter(
      (each) => each.importance === importance && each.kind !== 'condition',
    );
    const counts = [
      ...verdicts.map((verdict) => of.filter((each) => each.verdict === verdict).length),
      of.length,
    ];
    for (const [i, count] of counts.entries()) {
      const style = { ...middle, colour: count === 0 ? palette.soft : palette.text };
      paper.textAt(String(count), y - 1, style, x(i), column);
    }
  }
  paper.y = top + height;
}
