import { palette, verdictColour } from './palette.js';
import type { Importance } from './report-words.js';
import type { Sheet } from './sheet.js';

const importances: readonly Importance[] = ['must', 'nice'];
const labelWidth = 92;

/** The skills the job names and the résumé does not show, must-haves first. */
export function drawMissing({ paper, words, report }: Sheet): void {
  paper.heading(words.missing, 30);
  if (report.missingSkills.length === 0) paper.text(words.noneMissing, { colour: palette.soft });
  for (const importance of importances) {
    const names = report.missingSkills
      .filter((each) => each.importance === importance)
      .map(({ name }) => name);
    if (names.length === 0) continue;
    const x = paper.left + labelWidth;
    paper.ensure(paper.heightOf(names[0] ?? '', paper.right - x));
    paper.textAt(words.importance[importance], paper.y, { bold: true }, paper.left, labelWidth);
    for (const name of names) {
      paper.ensure(paper.heightOf(name, paper.right - x - 12));
      paper.doc.circle(x + 3, paper.y + 7, 2).fill(verdictColour['not-found']);
      paper.text(name, {}, x + 12);
    }
    paper.space(4);
  }
}
