import type { PaperGroup, PaperLine } from '../report-task.js';
import { shortened } from './clean-text.js';
import { palette } from './palette.js';
import { points, type Sheet } from './sheet.js';

const pointsWidth = 84;
const lineIndent = 12;
const textCharsMax = 400;

function drawLine({ paper, words }: Sheet, line: PaperLine): void {
  const x = paper.left + lineIndent;
  const width = paper.width - lineIndent - pointsWidth;
  const parts = [
    { text: line.title, colour: palette.text },
    ...(line.detail ? [{ text: line.detail, colour: palette.soft }] : []),
    ...(line.proposal ? [{ text: words.proposal(line.proposal), colour: palette.text }] : []),
  ].map(({ text, colour }) => ({ text: shortened(text, textCharsMax), colour }));
  paper.ensure(parts.reduce((sum, { text }) => sum + paper.heightOf(text, width) + 1, 5));
  paper.doc.circle(paper.left + 4, paper.y + 7, 1.5).fill(palette.soft);
  if (line.points !== null && line.points.max > 0) {
    const said = words.points(points(line.points.got, words), points(line.points.max, words));
    const style = { size: 8.5, colour: palette.soft, align: 'right' } as const;
    paper.textAt(said, paper.y, style, paper.right - pointsWidth, pointsWidth);
  }
  for (const { text, colour } of parts) {
    paper.text(text, { colour }, x, width);
    paper.space(1);
  }
  paper.space(4);
}

function drawGroup(sheet: Sheet, { title, score, basis, lines }: PaperGroup): void {
  const { paper } = sheet;
  if (title !== '') {
    paper.ensure(48);
    const style = { bold: true, colour: palette.primaryText } as const;
    if (score !== null)
      paper.textAt(
        String(score),
        paper.y,
        { ...style, align: 'right' },
        paper.right - pointsWidth,
        pointsWidth,
      );
    paper.text(title, style, paper.left, paper.width - pointsWidth);
    paper.space(2);
  }
  if (basis !== null && basis !== '') {
    paper.ensure(paper.heightOf(basis, paper.width));
    paper.text(basis, { colour: palette.soft });
    paper.space(4);
  }
  for (const line of lines) drawLine(sheet, line);
  paper.space(4);
}

/** The sections of a premium report, as tables of lines. */
export function drawSections(sheet: Sheet): void {
  for (const { title, groups } of sheet.sections ?? []) {
    const shown = groups.filter(
      (group) => group.title !== '' || group.basis !== null || group.lines.length > 0,
    );
    sheet.paper.heading(title);
    for (const group of shown) drawGroup(sheet, group);
  }
}
