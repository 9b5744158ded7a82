import { analyse, type AnalyseInput } from '@fitfolio/fit-engine/analyse';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Report } from '@fitfolio/fit-engine/report';

/** The premium report, which a run makes once and stores. */
export interface PremiumReport {
  readonly version: 1;
  readonly free: Report;
}

export const makePremiumReport = (input: AnalyseInput): PremiumReport => ({
  version: 1,
  free: analyse(input),
});

/** The report with its sentences in a language. */
export const freeReportOf = (report: PremiumReport, _language: OutputLanguage): Report => report.free;

/** Every sentence of the premium sections in a language. */
export const textsOf = (_report: PremiumReport, _language: OutputLanguage): Record<string, unknown> => ({});
