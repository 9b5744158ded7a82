import type { Report } from '@fitfolio/analysis-contract/report';
import { shortened } from './clean-text.js';
import { drawMark } from './marks.js';
import { palette, verdictColour } from './palette.js';
import type { Importance } from './report-words.js';
import { points, type Sheet } from './sheet.js';

type Requirement = Report['requirements'][number];

const importances: readonly Importance[] = ['must', 'nice'];
const verdictWidth = 112;
const pointsWidth = 84;
const rowGap = 7;
const labelCharsMax = 200;
const quoteCharsMax = 220;

const isCondition = ({ kind }: Requirement): boolean => kind === 'condition';

const quoteOf = ({ evidence }: Requirement): string | null => {
  const first = evidence[0];
  return first ? `“${shortened(first.quote, quoteCharsMax)}”` : null;
};

function pointsOf({ group, weight, earned }: Requirement, { words }: Sheet): string {
  if (group !== null) return words.inGroup;
  return weight === 0 ? words.notCounted : words.points(points(earned, words), points(weight, words));
}

function drawRequirement(sheet: Sheet, requirement: Requirement): void {
  const { paper, words } = sheet;
  const { verdict, reason } = requirement;
  const x = paper.left + verdictWidth;
  const width = paper.width - verdictWidth - pointsWidth;
  const label = shortened(requirement.label, labelCharsMax);
  const quote = quoteOf(requirement);
  const quoteX = x + 8;
  const heights = [
    paper.heightOf(label, width, { bold: true }),
    paper.heightOf(reason, width),
    quote === null ? 0 : paper.heightOf(quote, width - 8) + 2,
  ];
  paper.ensure(heights.reduce((sum, height) => sum + height, 2 * rowGap));
  paper.rule();
  paper.space(rowGap);
  const top = paper.y;
  drawMark(paper, verdict, paper.left, top + 1.5);
  const said = { bold: true, size: 9, colour: verdictColour[verdict] } as const;
  paper.textAt(words.verdict[verdict], top, said, paper.left + 15, verdictWidth - 20);
  const right = { size: 8.5, colour: palette.soft, align: 'right' } as const;
  paper.textAt(pointsOf(requirement, sheet), top, right, paper.right - pointsWidth, pointsWidth);
  paper.text(label, { bold: true }, x, width);
  paper.text(reason, { colour: palette.soft }, x, width);
  if (quote !== null) {
    paper.space(2);
    const quoteTop = paper.y;
    paper.text(quote, {}, quoteX, width - 8);
    paper.doc.rect(x, quoteTop + 1, 2, paper.y - quoteTop - 3).fill(palette.primary);
  }
  paper.space(rowGap);
}

function drawGroup(sheet: Sheet, name: string, requirements: readonly Requirement[]): void {
  const { paper } = sheet;
  if (requirements.length === 0) return;
  paper.ensure(70);
  paper.space(2);
  paper.text(name, { bold: true, colour: palette.primaryText });
  paper.space(4);
  for (const requirement of requirements) drawRequirement(sheet, requirement);
}

/** Each requirement with its verdict, why, and the words of the résumé it rests on. */
export function drawRequirements(sheet: Sheet): void {
  const { paper, words, report } = sheet;
  paper.heading(words.requirements, 90);
  if (report.requirements.length === 0) paper.text(words.noRequirements, { colour: palette.soft });
  const conditions = report.requirements.filter(isCondition);
  const scored = report.requirements.filter((each) => !isCondition(each));
  for (const importance of importances) {
    const some = scored.filter((each) => each.importance === importance);
    drawGroup(sheet, words.importance[importance], some);
  }
  drawGroup(sheet, words.conditions, conditions);
}
