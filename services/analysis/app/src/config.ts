import { ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { z } from 'zod';

export const AnalysisConfig = ServiceConfig.extend({
  /** Free analyses a person can make each day. */
  FREE_DAILY_LIMIT: z.coerce.number().int().min(0).max(1000).default(3),
});
export type AnalysisConfig = z.output<typeof AnalysisConfig>;
