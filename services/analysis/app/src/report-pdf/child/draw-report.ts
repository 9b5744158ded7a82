import type { ReportTask } from '../report-task.js';
import { shortened } from './clean-text.js';
import { drawEdits, drawSuggestions } from './draw-edits.js';
import { drawHead } from './draw-head.js';
import { drawMatrix } from './draw-matrix.js';
import { drawMissing } from './draw-missing.js';
import { drawNotices } from './draw-notices.js';
import { drawPlan } from './draw-plan.js';
import { drawRequirements } from './draw-requirements.js';
import { drawSections } from './draw-sections.js';
import { drawSubScores } from './draw-sub-scores.js';
import { drawSum } from './draw-sum.js';
import { Paper } from './paper.js';
import { palette } from './palette.js';
import { reportWords } from './report-words.js';
import type { Sheet } from './sheet.js';

/** The whole report, from the answer to how it was reached. */
export async function drawReport(task: ReportTask): Promise<Buffer> {
  const { report, fileName, methodologyUrl } = task;
  const words = reportWords[report.language];
  const paper = new Paper({
    title: `${task.plan?.title ?? words.title}: ${shortened(report.job.title ?? fileName, 120)}`,
    language: words.locale,
    createdAt: new Date(task.createdAt),
  });
  const sheet: Sheet = { ...task, paper, words };
  if (task.plan) {
    drawPlan(sheet, task.plan);
    drawSections(sheet);
  } else drawResult(sheet);
  paper.ensure(60);
  paper.space(18);
  paper.text(words.engine(report.engineVersion), { size: 8.5, colour: palette.soft });
  paper.space(2);
  paper.text(words.methodology, { size: 8.5, colour: palette.primaryText, link: methodologyUrl });
  const name = shortened(fileName, 70);
  return paper.finish((page, pages) => [`Fitfolio · ${name}`, words.page(page, pages)]);
}

function drawResult(sheet: Sheet): void {
  const isPremium = sheet.sections !== undefined;
  drawHead(sheet);
  if (!isPremium) drawEdits(sheet);
  drawNotices(sheet);
  drawSubScores(sheet);
  drawMatrix(sheet);
  drawRequirements(sheet);
  if (isPremium) {
    drawSections(sheet);
  } else {
    drawMissing(sheet);
    drawSuggestions(sheet);
  }
  drawSum(sheet);
}
