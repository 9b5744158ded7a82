import type { ReportTask } from '../report-task.js';
import type { Paper } from './paper.js';
import type { ReportWords } from './report-words.js';

/** What each part of the report is drawn from and on. */
export interface Sheet extends ReportTask {
  readonly paper: Paper;
  readonly words: ReportWords;
}

/** At most two decimals, as the language writes them. */
export const points = (value: number, { locale }: ReportWords): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value || 0);

/** Two decimals, so that a column of them can be added up by eye. */
export const pointsInColumn = (value: number, { locale }: ReportWords): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value || 0);
