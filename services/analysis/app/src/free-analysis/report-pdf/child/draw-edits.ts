import type { Report } from '@fitfolio/analysis-contract/report';
import { palette, verdictColour } from './palette.js';
import { points, type Sheet } from './sheet.js';

type Suggestion = Report['suggestions'][number];

const editsMax = 3;
const numberWidth = 20;
const gainWidth = 84;

function drawAdvice({ paper, words }: Sheet, { title, detail, gain }: Suggestion, no: number): void {
  const x = paper.left + numberWidth;
  const width = paper.width - numberWidth - gainWidth;
  const bold = { bold: true } as const;
  paper.ensure(paper.heightOf(title, width, bold) + paper.heightOf(detail, width) + 4);
  paper.textAt(`${no}.`, paper.y, { bold: true, colour: palette.primaryText }, paper.left, numberWidth);
  if (gain > 0) {
    const style = { bold: true, colour: verdictColour.met, align: 'right' } as const;
    paper.textAt(words.gain(points(gain, words)), paper.y, style, paper.right - gainWidth, gainWidth);
  }
  paper.text(title, bold, x, width);
  paper.space(1);
  paper.text(detail, { colour: palette.soft }, x, width);
  paper.space(7);
}

const bestOf = ({ report }: Sheet): Suggestion[] =>
  report.suggestions.filter(({ gain }) => gain > 0).slice(0, editsMax);

/** The edits that gain most. */
export function drawEdits(sheet: Sheet): void {
  const { paper, words } = sheet;
  const best = bestOf(sheet);
  paper.heading(words.edits);
  if (best.length === 0) paper.text(words.noEdits, { colour: palette.soft });
  for (const [i, suggestion] of best.entries()) drawAdvice(sheet, suggestion, i + 1);
}

/** The advice that is left. */
export function drawSuggestions(sheet: Sheet): void {
  const { paper, words, report } = sheet;
  const best = new Set(bestOf(sheet));
  const others = report.suggestions.filter((suggestion) => !best.has(suggestion));
  if (others.length === 0) return;
  paper.heading(words.suggestions);
  for (const [i, suggestion] of others.entries()) drawAdvice(sheet, suggestion, best.size + i + 1);
}
