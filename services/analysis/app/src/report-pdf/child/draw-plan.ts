import type { PaperPlan } from '../report-task.js';
import { shortened } from './clean-text.js';
import { drawFacts } from './draw-head.js';
import { palette } from './palette.js';
import type { Sheet } from './sheet.js';

const barHeight = 8;
const rowGap = 5;
const labelWidth = 210;
const labelCharsMax = 100;

function drawBars({ paper }: Sheet, { bars, weeks, week }: PaperPlan): void {
  const left = paper.left + labelWidth + 8;
  const width = paper.right - left;
  const last = Math.max(weeks, ...bars.map(({ weekTo }) => weekTo));
  const x = (weekEnd: number): number => left + (width * weekEnd) / last;
  const soft = { size: 8, colour: palette.soft } as const;
  paper.space(6);
  paper.textAt(`${week} 1`, paper.y, soft, left, width / 2);
  paper.textAt(`${week} ${weeks}`, paper.y, { ...soft, align: 'right' }, left, x(weeks) - left);
  paper.space(14);
  for (const { title, weekFrom, weekTo, over } of bars) {
    const label = shortened(title, labelCharsMax);
    const height = paper.heightOf(label, labelWidth, { size: 8.5 });
    paper.ensure(height + rowGap);
    const top = paper.y;
    paper.textAt(label, top, { size: 8.5 }, paper.left, labelWidth);
    const from = x(weekFrom - 1);
    paper.doc
      .roundedRect(from, top + 2, Math.max(3, x(weekTo) - from), barHeight, 3)
      .fill(over ? palette.soft : palette.primary);
    paper.y = top + height + rowGap;
  }
}

/** What the plan is for, and its steps as bars over the weeks. */
export function drawPlan(sheet: Sheet, plan: PaperPlan): void {
  const { paper } = sheet;
  paper.text('Fitfolio', { bold: true, size: 11, colour: palette.primaryText });
  paper.space(4);
  paper.text(plan.title, { bold: true, size: 22 });
  paper.space(6);
  drawFacts(sheet);
  paper.space(8);
  for (const text of plan.introduction) {
    paper.text(text, { size: 11 });
    paper.space(4);
  }
  if (plan.bars.length > 0) drawBars(sheet, plan);
}
