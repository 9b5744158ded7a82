import { isCity, isRegion } from '../catalogue/places.js';
import { isProof } from '../clause/stance.js';
import type { Ask, Condition } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { fold } from '../text/fold.js';
import { findPhrase } from './find-phrase.js';
import { contentWords } from './phrase-words.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

/** What a résumé says where it says something about a circumstance at all. */
const signs: Readonly<Partial<Record<Condition, RegExp>>> = {
  permit:
    /\b(?:citizen(?:ship)?|permanent resident|(?:singapore )?pr (?:since|holder)|\bPR\b|work (?:permit|authori[sz]ation|visa|rights?)|right to work|eligible to work|authori[sz]ed to work|green card|visa)\b|quốc tịch|giấy phép lao động/iu,
  licence:
    /\b(?:driv(?:er|ing)(?:['’]?s)? licen[cs]e|cdl|licen[cs]ed? (?:driver|holder)|category [bc]e?\b|class [abc]\b)|bằng lái|giấy phép lái xe|gplx/iu,
  travel:
    /\b(?:(?:willing|able|ready|happy|open|free) to travel|travel(?:l?ed|l?ing)? (?:\d+ ?%|regularly|weekly)|relocat\w+)\b|(?:sẵn sàng|có thể|thường xuyên)[^.;]{0,24}(?:đi công tác|công tác xa)|đi công tác/iu,
  vehicle:
    /\b(?:own (?:car|vehicle|transport|motorbike)|car owner)\b|(?:có|sở hữu) (?:xe|ô tô|xe máy)|xe (?:máy|ô tô) (?:riêng|cá nhân)/iu,
  portfolio:
    /\bportfolio\b|behance\.net|dribbble\.com|github\.com|artstation\.com|https?:\/\/\S+|\S+\.\S+\/(?:work|portfolio)/iu,
};

const answered = (
  verdict: 'met' | 'partly' | 'not-found',
): 'condition' | 'condition-part' | 'condition-not' =>
  verdict === 'met' ? 'condition' : verdict === 'partly' ? 'condition-part' : 'condition-not';

/** Kinds of working time; a sign of one says nothing about another. */
const times: readonly (readonly [RegExp, RegExp])[] = [
  [
    /night|đêm/iu,
    /\b(?:night shifts?|nights?|any shifts?|rotating shifts?|3rd shift|third shift)\b|ca đêm|ngày đêm|xoay ca/iu,
  ],
  [
    /evening|buổi tối|2nd|second/iu,
    /\b(?:evenings?|any shifts?|2nd shift|second shift|rotating shifts?)\b|buổi tối|ca tối/iu,
  ],
  [
    /weekend|cuối tuần|chủ nhật|saturday|sunday/iu,
    /\b(?:weekends?|saturdays?|sundays?)\b|cuối tuần|chủ nhật/iu,
  ],
  [/on[- ]call|trực/iu, /\bon[- ]call\b|trực (?:ca|đêm|hệ thống)/iu],
  [/overtime|tăng ca|làm thêm giờ/iu, /\bovertime\b|tăng ca/iu],
  [/shift|theo ca|xoay ca/iu, /\b(?:any|rotating|night|day|2nd|3rd) shifts?\b|làm ca|theo ca|xoay ca/iu],
];
const signOf = ({ condition, text }: Extract<Ask, { type: 'condition' }>): RegExp | undefined =>
  condition === 'shift' ? times.find(([asked]) => asked.test(text))?.[1] : signs[condition];

const genders = [/(?<![\p{L}])(?:nam|male)(?![\p{L}])/iu, /(?<![\p{L}])(?:nữ|female)(?![\p{L}])/iu] as const;
const stated = /(?:giới tính|gender|sex)\s*[:\t ]\s*(nam|nữ|male|female)/iu;
const born =
  /(?:ngày sinh|năm sinh|sinh ngày|date of birth|d\.?o\.?b|born)\D{0,12}(?:\d{1,2}[/.-]\d{1,2}[/.-])?((?:19|20)\d\d)/iu;

/** Age and sex are read only where the résumé states them, and are shown, never scored. */
function judgePerson(ask: Extract<Ask, { type: 'condition' }>, resume: Resume): Judgement | null {
  const pattern = ask.condition === 'sex' ? stated : born;
  for (const block of resume.read.blocks) {
    const match = pattern.exec(block.text);
    const value = match?.[1] ?? '';
    if (!match || value === '') continue;
    const start = block.start + match.index;
    const evidence = [{ start, end: start + match[0].length, quote: match[0], section: '', dated: false }];
    const fits =
      ask.condition === 'sex'
        ? genders.some((one) => one.test(ask.text) && one.test(value))
        : fitsAge(ask.text, Number(value), resume);
    return fits === null
      ? null
      : judged(fits ? 'met' : 'not-found', 1, { code: fits ? 'condition' : 'condition-not' }, evidence);
  }
  return null;
}

function fitsAge(text: string, year: number, resume: Resume): boolean | null {
  const numbers = [...text.matchAll(/\d{2}/g)].map((match) => Number(match[0]));
  const [first, second] = numbers;
  if (first === undefined || resume.now === null) return null;
  const age = Math.floor(resume.now / 12) - year;
  if (second !== undefined) return age >= first && age <= second;
  return /dưới|under|below|không quá|max|tối đa/iu.test(text) ? age <= first : age >= first;
}

/** A circumstance the post names: judged only where the résumé speaks of it, never scored. */
export function judgeCondition(
  ask: Extract<Ask, { type: 'condition' }>,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  const unknown = judged('cannot-tell', 0, { code: 'condition-unknown' });
  if (ask.condition === 'place') return judgePlace(ask.text, resume) ?? unknown;
  if (ask.condition === 'age' || ask.condition === 'sex') return judgePerson(ask, resume) ?? unknown;
  const sign = signOf(ask);
  for (const block of sign ? resume.read.blocks : []) {
    const match = sign?.exec(block.text);
    if (!match) continue;
    const place = mentions.places.find((one) => one.block === block);
    const at = block.start + match.index;
    const end = at + match[0].length;
    const quote = { start: at, end, quote: match[0], section: place?.section ?? '', dated: false };
    const evidence = place ? evidenceAt(at, end, place, resume.read.text) : quote;
    const stance = place ? stanceIn(place, match.index, match.index + match[0].length) : null;
    const verdict =
      stance?.polarity === 'denied' ? 'not-found' : stance && !isProof(stance) ? 'partly' : 'met';
    return judged(verdict, verdict === 'met' ? 1 : 0.5, { code: answered(verdict) }, [evidence]);
  }
  const told = contentWords(ask.text).length > 1;
  const [find] = sign || !told ? [] : findPhrase(ask.text, mentions).filter(({ share }) => share >= 0.85);
  if (!find || !isProof(stanceIn(find.place, find.start, find.end))) return unknown;
  const at = find.place.block.start;
  const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
  return judged('met', 1, { code: 'condition' }, evidence);
}

function judgePlace(text: string, resume: Resume): Judgement | null {
  const { place } = resume.contact;
  const top = resume.sections.filter(({ kind }) => kind === 'contact').flatMap(({ blocks }) => blocks);
  const wanted = fold(text).replace(
    /^(?:q|p|tp|quan|huyen|thanh pho|tinh|nha o|song tai|sinh song tai|live in|based in)\.?\s+/,
    '',
  );
  const named = top.find((block) => wanted.length > 2 && fold(block.text).includes(wanted));
  const parts = (place?.text ?? '').split(/[,–-]/).map((part) => fold(part).trim());
  const at = parts.some((part) => part.length > 2 && wanted.includes(part)) ? place : null;
  const found = at ?? (named ? { start: named.start, end: named.end, text: named.text } : null);
  const quoted = found ?? place;
  if (quoted === null) return null;
  const evidence = [{ start: quoted.start, end: quoted.end, quote: quoted.text, section: '', dated: false }];
  if (found) return judged('met', 1, { code: 'condition' }, evidence);
  return isCity(text) || isRegion(text) || text.split(' ').length <= 3
    ? judged('not-found', 0, { code: 'condition-not' }, evidence)
    : null;
}
