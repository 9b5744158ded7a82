import type { Item, JobFacts } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeLevel, judgeTitle } from './judge-career.js';
import { judgeCertificate } from './judge-certificate.js';
import { judgeCondition } from './judge-condition.js';
import { judgeDegree } from './judge-degree.js';
import { judgeDuty } from './judge-duty.js';
import { judgeLanguage } from './judge-language.js';
import { judgeSkill } from './judge-skill.js';
import { judgeTerm } from './judge-term.js';
import { judgeYears } from './judge-years.js';
import type { Judgement } from './judgement.js';
import type { Mentions } from './mentions.js';

export interface Candidate {
  readonly resume: Resume;
  readonly mentions: Mentions;
  /** Language the résumé is written in. */
  readonly written: string;
}

/** What the post says beside the item that is judged. */
export interface Asked {
  readonly facts: JobFacts;
  /** Skills of the occupation that the post names. */
  readonly skillIds: readonly string[];
}

/** The verdict on one item, with the résumé's own words for it. */
export function judge(item: Item, candidate: Candidate, job: Asked): Judgement {
  const { resume, mentions, written } = candidate;
  const { ask } = item;
  switch (ask.type) {
    case 'skill':
      return judgeSkill(ask.skill, mentions, resume, item.sentence);
    case 'term':
      return judgeTerm(ask, mentions, resume);
    case 'years':
      return judgeYears(ask, job.facts, job.skillIds, resume, mentions);
    case 'degree':
      return judgeDegree(ask, resume, mentions);
    case 'certificate':
      return judgeCertificate(ask, item.sentence, resume, mentions);
    case 'language':
      return judgeLanguage(ask, resume, mentions, written);
    case 'title':
      return judgeTitle(ask.title, resume, mentions);
    case 'level':
      return judgeLevel(ask.level, resume, mentions);
    case 'condition':
      return judgeCondition(ask, resume, mentions);
    default:
      return judgeDuty(item.sentence, resume, mentions);
  }
}
