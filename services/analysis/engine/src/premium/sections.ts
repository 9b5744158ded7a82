import { overqualified, overviewOf } from '../report/overview.js';
import { linesToQuantify, quantificationMeasure } from './achievements.js';
import { idsOf, kindOfTerm } from './asked.js';
import type { Compared } from './compared.js';
import { dutiesOf } from './duties.js';
import { educationOf } from './education.js';
import { experienceLines, keywordLines, summaryLines } from './enhancement.js';
import {
  experienceGaps,
  minimumMeasure,
  qualityMeasure,
  relevanceMeasure,
  skillUsesOf,
  timelineOf,
} from './experience.js';
import { formatOf } from './format.js';
import { gapsOf } from './gaps.js';
import { keywordsOf } from './keywords.js';
import { metricsOf } from './metrics.js';
import { lineOf, quoteOf } from './line.js';
import type { Line, PremiumSections } from './premium-report.js';
import { skillGroup } from './skills.js';
import { strengthsOf } from './strengths.js';
import { summaryMeasure } from './summary.js';

const plans = ['active-job-seeker', 'dream-job-check', 'casual-development'] as const;

function overqualifiedLine({ resume, job, read, score }: Compared): Line | null {
  const found = overqualified(resume, job, score);
  if (found === null) return null;
  const { code } = found;
  if (code === 'overqualified-level') {
    const { title } = found;
    return lineOf('overqualified', code, {
      quotes: [quoteOf(read, title.start, title.end)],
      values: { title: title.text },
    });
  }
  const years = score.terms.filter((term) => kindOfTerm(term) === 'years');
  return lineOf('overqualified', code, {
    requirementIds: years.flatMap(idsOf),
    values: { years: found.years, asked: found.asked },
  });
}

/** The ten sections of a premium report. */
export function sectionsOf(compared: Compared): PremiumSections {
  const { score } = compared;
  const overview = overviewOf(score);
  const duties = dutiesOf(compared);
  const minimum = minimumMeasure(compared);
  const uses = skillUsesOf(compared);
  const keywords = keywordsOf(compared);
  return {
    overall: { ...overview, missing: overview.missing.map(idsOf) },
    metrics: metricsOf(compared),
    experience: {
      minimum,
      relevance: relevanceMeasure(compared, duties),
      quality: qualityMeasure(uses),
      skills: uses,
      gaps: experienceGaps(compared, minimum, duties),
      timeline: timelineOf(compared),
    },
    skills: { must: skillGroup(score, 'must'), nice: skillGroup(score, 'nice') },
    education: educationOf(compared),
    keywords,
    strengths: strengthsOf(compared),
    enhancement: {
      summary: summaryLines(compared, summaryMeasure(compared)),
      keywords: keywordLines(compared, keywords.matching),
      achievements: { measure: quantificationMeasure(compared), lines: linesToQuantify(compared) },
      experience: experienceLines(compared),
      format: formatOf(compared),
    },
    gaps: gapsOf(compared),
    career: { overqualified: overqualifiedLine(compared), plans: [...plans] },
  };
}
