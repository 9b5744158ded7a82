import type { Report } from '@fitfolio/analysis-contract/report';
import { shortened } from './clean-text.js';
import { palette, verdictColour } from './palette.js';
import { points, type Sheet } from './sheet.js';

type Suggestion = Report['suggestions'][number];

const editsMax = 3;
const numberWidth = 20;
const gainWidth = 84;
const lineCharsMax = 300;
const sectionCharsMax = 80;

function drawAdvice({ paper, words }: Sheet, advice: Suggestion, no: number): void {
  const { title, detail, gain, before, proposal } = advice;
  const x = paper.left + numberWidth;
  const width = paper.width - numberWidth - gainWidth;
  const bold = { bold: true } as const;
  const parts = [
    ...(before ? [{ text: words.before(shortened(before, lineCharsMax)), colour: palette.text }] : []),
    { text: detail, colour: palette.soft },
    ...(proposal ? [{ text: words.proposal(shortened(proposal, lineCharsMax)), colour: palette.text }] : []),
  ];
  const height = parts.reduce((sum, { text }) => sum + paper.heightOf(text, width) + 1, 4);
  paper.ensure(paper.heightOf(title, width, bold) + height);
  paper.textAt(`${no}.`, paper.y, { bold: true, colour: palette.primaryText }, paper.left, numberWidth);
  if (gain > 0) {
    const style = { bold: true, colour: verdictColour.met, align: 'right' } as const;
    paper.textAt(words.gain(points(gain, words)), paper.y, style, paper.right - gainWidth, gainWidth);
  }
  paper.text(title, bold, x, width);
  for (const { text, colour } of parts) {
    paper.space(1);
    paper.text(text, { colour }, x, width);
  }
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

/** In the order in which the sections come up; what belongs to none stands first. */
function bySection(suggestions: readonly Suggestion[]): [string, Suggestion[]][] {
  const groups = new Map<string, Suggestion[]>([['', []]]);
  for (const each of suggestions) {
    const section = each.section ?? '';
    groups.set(section, [...(groups.get(section) ?? []), each]);
  }
  return [...groups];
}

/** The advice that is left, by section of the résumé. */
export function drawSuggestions(sheet: Sheet): void {
  const { paper, words, report } = sheet;
  const best = new Set(bestOf(sheet));
  const others = report.suggestions.filter((suggestion) => !best.has(suggestion));
  if (others.length === 0) return;
  paper.heading(words.suggestions);
  let no = best.size;
  for (const [section, some] of bySection(others)) {
    if (section !== '') {
      paper.ensure(60);
      paper.text(shortened(section, sectionCharsMax), { bold: true, colour: palette.primaryText });
      paper.space(4);
    }
    for (const suggestion of some) drawAdvice(sheet, suggestion, (no += 1));
  }
}
