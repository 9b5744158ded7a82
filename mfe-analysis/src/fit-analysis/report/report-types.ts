import type {
  Keyword,
  PremiumLine,
  PremiumMeasure,
  PremiumReport,
  PremiumRequirement,
  PremiumTexts,
  Quote,
  SkillGroup,
} from '@fitfolio/analysis-contract/premium-report';
import type { z } from 'zod';

export type { PremiumReport, PremiumTexts };
export type LineData = PremiumLine;
export type MeasureData = PremiumMeasure;
export type KeywordData = z.output<typeof Keyword>;
export type QuoteData = z.output<typeof Quote>;
export type RequirementData = z.output<typeof PremiumRequirement>;
export type SkillGroupData = z.output<typeof SkillGroup>;

/** What every reader of a result gets, its owner or not. */
export interface ResultData {
  readonly language: 'vi' | 'en';
  readonly report: PremiumReport;
  readonly texts: PremiumTexts;
  readonly position: string | null;
  readonly createdAt: string;
  readonly resumeFileName?: string;
  readonly jobFileName?: string | null;
}
