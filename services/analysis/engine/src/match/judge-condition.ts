import { isCity, isRegion } from '../catalogue/places.js';
import { isProof } from '../clause/stance.js';
import type { Ask, Condition } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { fold } from '../text/fold.js';
import { findPhrase } from './find-phrase.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

/** What a résumé says where it says something about a circumstance at all. */
const signs: Readonly<Partial<Record<Condition, RegExp>>> = {
  permit:
    /\b(?:citizen(?:ship)?|permanent resident|(?:singapore )?pr (?:since|holder)|\bPR\b|work (?:permit|authori[sz]ation|visa|rights?)|right to work|eligible to work|authori[sz]ed to work|green card|visa)\b|quốc tịch|giấy phép lao động/iu,
  licence:
    /\b(?:driv(?:er|ing)(?:['’]?s)? licen[cs]e|cdl|licen[cs]ed? (?:driver|holder)|category [bc]e?\b|class [abc]\b)|bằng lái|giấy phép lái xe|gplx/iu,
  travel: /\b(?:(?:willing|able|ready|happy|open|free) to travel|travel(?:l?ed|l?ing)? (?:\d+ ?%|regularly|weekly)|relocat\w+)\b|(?:sẵn sàng|có thể|thường xuyên)[^.;]{0,24}(?:đi công tác|công tác xa)|đi công tác/iu,
  shift:
    /\b(?:(?:any|night|evening|rotating|2nd|3rd|second|third|weekend) shifts?|night(?:s| work)|weekends?|weekday evenings|on[- ]call|overtime|shift work)\b|ca đêm|ca ngày đêm|làm ca|theo ca|xoay ca|tăng ca|cuối tuần|buổi tối/iu,
  vehicle: /\b(?:own (?:car|vehicle|transport|motorbike)|car owner)\b|(?:có|sở hữu) (?:xe|ô tô|xe máy)|xe (?:máy|ô tô) (?:riêng|cá nhân)/iu,
  portfolio: /\bportfolio\b|behance\.net|dribbble\.com|github\.com|artstation\.com|https?:\/\/\S+|\S+\.\S+\/(?:work|portfolio)/iu,
};

const answered = (verdict: 'met' | 'partly' | 'not-found'): 'condition' | 'condition-part' | 'condition-not' =>
  verdict === 'met' ? 'condition' : verdict === 'partly' ? 'condition-part' : 'condition-not';

/** A circumstance the post names: judged only where the résumé speaks of it, never scored. */
export function judgeCondition(
  ask: Extract<Ask, { type: 'condition' }>,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  const unknown = judged('cannot-tell', 0, { code: 'condition-unknown' });
  if (ask.condition === 'place') return judgePlace(ask.text, resume) ?? unknown;
  const sign = signs[ask.condition];
  for (const block of sign ? resume.read.blocks : []) {
    const match = sign?.exec(block.text);
    if (!match) continue;
    const place = mentions.places.find((one) => one.block === block);
    const at = block.start + match.index;
    const end = at + match[0].length;
    const quote = { start: at, end, quote: match[0], section: place?.section ?? '', dated: false };
    const evidence = place ? evidenceAt(at, end, place, resume.read.text) : quote;
    const stance = place ? stanceIn(place, match.index, match.index + match[0].length) : null;
    const verdict = stance?.polarity === 'denied' ? 'not-found' : stance && !isProof(stance) ? 'partly' : 'met';
    return judged(verdict, verdict === 'met' ? 1 : 0.5, { code: answered(verdict) }, [evidence]);
  }
  const [find] = sign ? [] : findPhrase(ask.text, mentions).filter(({ share }) => share >= 0.85);
  if (!find || !isProof(stanceIn(find.place, find.start, find.end))) return unknown;
  const at = find.place.block.start;
  const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
  return judged('met', 1, { code: 'condition' }, evidence);
}

function judgePlace(text: string, resume: Resume): Judgement | null {
  const { place } = resume.contact;
  if (place === null) return null;
  const parts = place.text.split(/[,–-]/).map((part) => fold(part).trim());
  const wanted = fold(text);
  const named = parts.some((part) => part.length > 2 && wanted.includes(part));
  if (!named && !(isCity(text) || isRegion(text))) return null;
  const evidence = [{ start: place.start, end: place.end, quote: place.text, section: '', dated: false }];
  return named ? judged('met', 1, { code: 'condition' }, evidence) : null;
}
