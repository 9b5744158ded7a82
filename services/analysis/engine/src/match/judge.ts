import type { Item, JobFacts } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeLevel, judgeTitle, judgeYears } from './judge-career.js';
import { judgeSkill, judgeTerm } from './judge-skill.js';
import { judgeCertificate, judgeDegree, judgeLanguage } from './judge-study.js';
import { type Judgement, judged } from './judgement.js';
import type { Mentions } from './mentions.js';

export interface Candidate {
  readonly resume: Resume;
  readonly mentions: Mentions;
  /** Language the résumé is written in. */
  readonly written: string;
}

/** The verdict on one item, with the résumé's own words for it. */
export function judge(item: Item, candidate: Candidate, job: JobFacts): Judgement {
  const { resume, mentions, written } = candidate;
  const { ask } = item;
  switch (ask.type) {
    case 'skill':
      return judgeSkill(ask.skill, mentions, resume);
    case 'term':
      return judgeTerm(ask.text, mentions, resume);
    case 'years':
      return judgeYears(ask, job.title, resume, mentions);
    case 'degree':
      return judgeDegree(ask, resume, mentions);
    case 'certificate':
      return judgeCertificate(ask.id, resume, mentions);
    case 'language':
      return judgeLanguage(ask, resume, mentions, written);
    case 'title':
      return judgeTitle(ask.title, resume, mentions);
    case 'level':
      return judgeLevel(ask.level, resume, mentions);
    default:
      return judged('cannot-tell', 0, { code: 'duty-unknown' });
  }
}
