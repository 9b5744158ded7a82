import type { Report } from '@fitfolio/analysis-contract/report';

/** What the drawing child is given, as JSON. */
export interface ReportTask {
  readonly report: Report;
  /** The band's name in the report's language; null without a score. */
  readonly band: string | null;
  readonly fileName: string;
  /** ISO instant of the submission: the only date in the file. */
  readonly createdAt: string;
  readonly methodologyUrl: string;
}
