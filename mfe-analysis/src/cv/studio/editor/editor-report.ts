import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';

/** What the editor needs of the report. */
export type EditorReport = Pick<PremiumReport, 'requirements' | 'sections' | 'resume'>;
