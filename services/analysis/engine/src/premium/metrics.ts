import { impactMeasure } from './achievements.js';
import type { MetricId } from '../report.js';
import type { Compared } from './compared.js';
import { experienceMetric } from './experience.js';
import { additionalMeasure, jobMatchMeasure } from './job-match.js';
import { languageQualityMeasure } from './language-quality.js';
import { personalityMeasure } from './personality.js';
import type { Measure } from './premium-report.js';
import { softSkillsMeasure } from './soft-skills.js';
import { summaryMeasure } from './summary.js';

/** The eight metrics of every report, each as the sum of its parts. */
export const metricsOf = (compared: Compared): Measure<MetricId>[] => [
  jobMatchMeasure(compared.score),
  summaryMeasure(compared),
  experienceMetric(compared),
  impactMeasure(compared),
  softSkillsMeasure(compared),
  additionalMeasure(compared),
  languageQualityMeasure(compared),
  personalityMeasure(compared),
];
