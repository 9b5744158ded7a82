import type { Ask } from '../job/item.js';
import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeName } from './judge-name.js';
import { judgeParts, offersChoice, partsOf, together } from './judge-parts.js';
import { judgeTeam } from './judge-team.js';
import { provenAt } from './judge-skill.js';
import type { Judgement } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

type TermAsk = Extract<Ask, { type: 'term' }>;

/** What a post calls by a word and people tell by a figure. */
const byFigure = [
  {
    asked: /cao tầng|high-?\s?rise|multi-?\s?stor(?:e?y|ied)/iu,
    shown: /(?<![\p{L}\d.,])(?:[7-9]|[1-9]\d)[\s-]*(?:tầng|stor(?:e?ys?|ies|eyed)|floors?)(?![\p{L}])/iu,
  },
] as const;

/** `Khách sạn 15 tầng` is a high-rise building. */
function toldByFigure(text: string, mentions: Mentions, resume: Resume): Judgement | null {
  const shown = byFigure.find(({ asked }) => asked.test(text))?.shown;
  for (const place of shown ? mentions.places : []) {
    const match = shown?.exec(place.block.text);
    if (!match || !isProof(stanceIn(place, match.index, match.index + match[0].length))) continue;
    const at = place.block.start + match.index;
    return provenAt(place, false, [evidenceAt(at, at + match[0].length, place, resume.read.text)], resume);
  }
  return null;
}

/** A phrase of the post: as a whole, and where that does not show it, by the things that it lists. */
export function judgeTerm(ask: TermAsk, mentions: Mentions, resume: Resume): Judgement {
  const team = judgeTeam(ask.text, mentions, resume);
  if (team) return team;
  const whole = judgeName(ask, mentions, resume);
  if (whole.verdict === 'met' || whole.why.code === 'denied') return whole;
  const figure = toldByFigure(ask.text, mentions, resume);
  if (figure) return figure;
  const parts = partsOf(ask.text);
  if (parts.length < 2) return whole;
  const listed = together(judgeParts(parts, mentions, resume), offersChoice(ask.text));
  return listed && listed.verdict !== 'not-found' && listed.credit > whole.credit ? listed : whole;
}
