import type { Ask } from '../job/item.js';
import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeName } from './judge-name.js';
import { judgeParts, offersChoice, partsOf, together } from './judge-parts.js';
import { judgeTeam } from './judge-team.js';
import { signsOf } from './soft-signs.js';
import { credits, provenAt } from './proof.js';
import { type Judgement, judged } from './judgement.js';
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

/** `đào tạo`, `coaching`, asked for as a way of working: shown by those one has taught. */
const teaching =
  /^(?:kỹ năng\s)?(?:đào tạo|hướng dẫn|kèm cặp|training|coaching|mentoring)(?: (?:skills|others|nhân viên|người khác))?$/iu;

function byTeaching({ text, kind }: TermAsk, mentions: Mentions, resume: Resume): Judgement | null {
  const sign = kind === 'soft-skill' && teaching.test(text) ? signsOf('mentoring').shown : undefined;
  for (const place of sign ? mentions.places : []) {
    const match = place.kind === 'education' || place.header ? null : sign?.exec(place.block.text);
    if (!match || !isProof(stanceIn(place, match.index, match.index + match[0].length))) continue;
    const at = place.block.start + match.index;
    return judged('met', credits.shown, { code: 'shown' }, [
      evidenceAt(at, at + match[0].length, place, resume.read.text),
    ]);
  }
  return null;
}

/** `working with designers`: a title with this word in it says nothing of whom one works with. */
const withWhom =
  /^(?:work(?:ing)?|collaborat\p{L}*|cooperat\p{L}*|làm việc|phối hợp) (?:closely )?(?:with|cùng|với)\s/iu;

/** A phrase of the post: as a whole, and where that does not show it, by the things that it lists. */
export function judgeTerm(ask: TermAsk, mentions: Mentions, resume: Resume): Judgement {
  const team = judgeTeam(ask.text, mentions, resume);
  if (team) return team;
  if (withWhom.test(ask.text)) return judged('cannot-tell', 0, { code: 'vague' });
  const whole = judgeName(ask, mentions, resume);
  if (whole.verdict === 'met' || whole.why.code === 'denied') return whole;
  const taught = byTeaching(ask, mentions, resume);
  if (taught) return taught;
  const figure = toldByFigure(ask.text, mentions, resume);
  if (figure) return figure;
  const parts = partsOf(ask.text);
  if (parts.length < 2) return whole;
  const listed = together(judgeParts(parts, mentions, resume), offersChoice(ask.text));
  return listed && listed.verdict !== 'not-found' && listed.credit > whole.credit ? listed : whole;
}
