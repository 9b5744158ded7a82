import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';

/** What the editor needs of the report. */
export type EditorReport = Pick<
  PremiumReport,
  'requirements' | 'sections' | 'resume' | 'today' | 'documents'
> & {
  /** Lines as the optional model says them, by the words they had when they were saved. */
  readonly phrased: ReadonlyMap<string, string>;
};
