import { palette } from './palette.js';
import { pointsInColumn, type Sheet } from './sheet.js';

const numberWidth = 64;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The visible sum: its lines, and what they add up to. */
export function drawSum({ paper, words, report }: Sheet): void {
  if (report.sum.length === 0) return;
  paper.heading(words.sum, 120);
  paper.text(words.sumLead, { colour: palette.soft });
  paper.space(8);
  const labelWidth = paper.width - 2 * numberWidth - 10;
  const line = (label: string, weight: string, earned: string, bold: boolean, colour: string): void => {
    paper.ensure(paper.heightOf(label, labelWidth, { bold }) + 6);
    const [y, right] = [paper.y, { bold, colour, align: 'right' } as const];
    paper.textAt(weight, y, right, paper.right - 2 * numberWidth, numberWidth);
    paper.textAt(earned, y, right, paper.right - numberWidth, numberWidth);
    paper.text(label, { bold, colour }, paper.left, labelWidth);
    paper.space(3);
    paper.rule();
    paper.space(3);
  };
  const number = (value: number): string => pointsInColumn(value, words);
  line(words.sumLine, words.sumWeight, words.sumEarned, true, palette.soft);
  for (const { label, weight, earned } of report.sum)
    line(label, number(weight), number(earned), false, palette.text);
  const sums = [
    total(report.sum.map((each) => each.weight)),
    total(report.sum.map((each) => each.earned)),
  ] as const;
  line(words.total, number(sums[0]), number(sums[1]), true, palette.text);
}
