import type { Ask } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeName } from './judge-name.js';
import { judgeParts, offersChoice, partsOf, together } from './judge-parts.js';
import { judgeTeam } from './judge-team.js';
import type { Judgement } from './judgement.js';
import type { Mentions } from './mentions.js';

type TermAsk = Extract<Ask, { type: 'term' }>;

/** A phrase of the post: as a whole, and where that does not show it, by the things that it lists. */
export function judgeTerm(ask: TermAsk, mentions: Mentions, resume: Resume): Judgement {
  const team = judgeTeam(ask.text, mentions, resume);
  if (team) return team;
  const whole = judgeName(ask, mentions, resume);
  if (whole.verdict === 'met' || whole.why.code === 'denied') return whole;
  const parts = partsOf(ask.text);
  if (parts.length < 2) return whole;
  const listed = together(judgeParts(parts, mentions, resume), offersChoice(ask.text));
  return listed && listed.verdict !== 'not-found' && listed.credit > whole.credit ? listed : whole;
}
