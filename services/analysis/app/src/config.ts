import { ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { z } from 'zod';

export const AnalysisConfig = ServiceConfig.extend({
  /** Free analyses a person can make each day. */
  FREE_DAILY_LIMIT: z.coerce.number().int().min(0).max(1000).default(3),
  /** Days an analysis is kept; 0, as the privacy policy says, keeps it until its owner leaves. */
  KEEP_DAYS: z.coerce.number().int().min(0).default(0),
  /** How often what is too old is removed. */
  SWEEP_EVERY_SECONDS: z.coerce.number().min(0.05).default(3600),
});
export type AnalysisConfig = z.output<typeof AnalysisConfig>;
