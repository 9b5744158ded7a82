import { overviewOf } from '../report/overview.js';
import { impactMeasure, linesToQuantify, quantificationMeasure } from './achievements.js';
import { idsOf } from './asked.js';
import type { Compared } from './compared.js';
import { dutiesOf } from './duties.js';
import {
  experienceGaps,
  experienceMetric,
  minimumMeasure,
  qualityMeasure,
  relevanceMeasure,
  skillUsesOf,
  timelineOf,
} from './experience.js';
import { additionalMeasure, jobMatchMeasure } from './job-match.js';
import { unmeasured } from './line.js';
import { personalityMeasure } from './personality.js';
import type { PremiumSections } from './premium-report.js';
import { skillGroup } from './skills.js';
import { softSkillsMeasure } from './soft-skills.js';
import { summaryMeasure } from './summary.js';

/** The ten sections of a premium report. */
export function sectionsOf(compared: Compared): PremiumSections {
  const { score } = compared;
  const overview = overviewOf(score);
  const duties = dutiesOf(compared);
  const minimum = minimumMeasure(compared);
  const uses = skillUsesOf(compared);
  return {
    overall: { ...overview, missing: overview.missing.map(idsOf) },
    metrics: [
      jobMatchMeasure(score),
      summaryMeasure(compared),
      experienceMetric(compared),
      impactMeasure(compared),
      softSkillsMeasure(compared),
      additionalMeasure(compared),
      unmeasured('language-quality', 'nothing-to-compare'),
      personalityMeasure(compared),
    ],
    experience: {
      minimum,
      relevance: relevanceMeasure(compared, duties),
      quality: qualityMeasure(uses),
      skills: uses,
      gaps: experienceGaps(compared, minimum, duties),
      timeline: timelineOf(compared),
    },
    skills: { must: skillGroup(score, 'must'), nice: skillGroup(score, 'nice') },
    education: { matches: [], gaps: [], running: [] },
    keywords: { matching: [], missing: [] },
    strengths: [],
    enhancement: {
      summary: [],
      keywords: [],
      achievements: { measure: quantificationMeasure(compared), lines: linesToQuantify(compared) },
      experience: [],
      format: [],
    },
    gaps: { experience: [], education: [], skills: [] },
    career: { overqualified: null, plans: ['active-job-seeker', 'dream-job-check', 'casual-development'] },
  };
}
