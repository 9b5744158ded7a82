import { shortened } from './clean-text.js';
import { drawGauge, gaugeRadius } from './gauge.js';
import { palette } from './palette.js';
import type { ReportWords } from './report-words.js';
import type { Sheet } from './sheet.js';

const cardPadding = 18;
const gaugeWidth = 2 * gaugeRadius + 30;
const labelWidth = 92;

function when(instant: string, { locale, when: said }: ReportWords): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(instant));
  const month = locale === 'vi-VN' ? '2-digit' : 'long';
  return said(
    part({ day: '2-digit', month, year: 'numeric' }),
    part({ hour: '2-digit', minute: '2-digit', hour12: false }),
  );
}

/** Whose documents these are. */
export function drawFacts({ paper, words, report, plan, fileName, createdAt }: Sheet): void {
  const facts = [
    [words.position, report.job.title],
    [words.company, report.job.company],
    [words.file, fileName],
    [plan?.made ?? words.date, when(createdAt, words)],
  ] as const;
  for (const [label, value] of facts) {
    if (value === null) continue;
    paper.textAt(label, paper.y, { colour: palette.soft }, paper.left, labelWidth);
    paper.text(shortened(value, 240), { bold: label === words.position }, paper.left + labelWidth);
    paper.space(2);
  }
}

function drawScore(sheet: Sheet): void {
  const { paper, words, report, band } = sheet;
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 0 });
  const x = paper.left + gaugeWidth + cardPadding;
  const width = paper.right - cardPadding - x;
  const why = { size: 12, bold: true } as const;
  const judged = words.judged(percent.format(report.confidence));
  const textHeight = paper.heightOf(report.summary, width, why) + 8 + paper.heightOf(judged, width);
  const height = Math.max(gaugeRadius + 50, textHeight + 2 * cardPadding);
  const top = paper.y;
  paper.doc.roundedRect(paper.left, top, paper.width, height, 10).fill(palette.surface);
  const foot = top + height / 2 + gaugeRadius / 2 - 6;
  drawGauge(paper, report, band ?? words.noScore, paper.left + gaugeWidth / 2 + 8, foot);
  paper.y = top + (height - textHeight) / 2;
  paper.text(report.summary, why, x, width);
  paper.space(8);
  paper.text(judged, { colour: palette.soft }, x, width);
  paper.y = top + height;
}

/** Whose result this is, and the answer. */
export function drawHead(sheet: Sheet): void {
  const { paper, words } = sheet;
  paper.text('Fitfolio', { bold: true, size: 11, colour: palette.primaryText });
  paper.space(4);
  paper.text(words.title, { bold: true, size: 22 });
  paper.space(6);
  drawFacts(sheet);
  paper.space(10);
  drawScore(sheet);
}
