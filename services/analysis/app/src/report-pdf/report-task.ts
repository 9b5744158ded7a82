import type { Report } from '@fitfolio/analysis-contract/report';

/** A line of a premium section; `points` where it is part of a measure's sum. */
export interface PaperLine {
  readonly title: string;
  readonly detail: string | null;
  readonly proposal: string | null;
  readonly points: { readonly got: number; readonly max: number } | null;
}

export interface PaperGroup {
  readonly title: string;
  readonly score: number | null;
  /** What the score was computed from, or what stands there instead of lines. */
  readonly basis: string | null;
  readonly lines: readonly PaperLine[];
}

export interface PaperSection {
  readonly title: string;
  readonly groups: readonly PaperGroup[];
}

/** The head of a career plan: it stands for the report's own head and scores. */
export interface PaperPlan {
  readonly title: string;
  /** What stands before the day on which it was made. */
  readonly made: string;
  readonly introduction: readonly string[];
  readonly weeks: number;
  /** The word for a week. */
  readonly week: string;
  readonly bars: readonly {
    readonly title: string;
    readonly weekFrom: number;
    readonly weekTo: number;
    readonly over: boolean;
  }[];
}

/** What the drawing child is given, as JSON. */
export interface ReportTask {
  readonly report: Report;
  /** Of a premium report: they stand for the free report's edits, missing skills and suggestions. */
  readonly sections?: readonly PaperSection[];
  /** Of a career plan, which shows its sections only. */
  readonly plan?: PaperPlan;
  /** The band's name in the report's language; null without a score. */
  readonly band: string | null;
  readonly fileName: string;
  /** ISO instant of the submission: the only date in the file. */
  readonly createdAt: string;
  readonly methodologyUrl: string;
}
