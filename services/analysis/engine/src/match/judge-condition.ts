import { isCity, isRegion } from '../catalogue/places.js';
import { isProof } from '../clause/stance.js';
import { anyTime, type ConditionAsk, signOf } from './condition-signs.js';
import { judgeTeam } from './judge-team.js';
import { judgeParts, partsOf, together } from './judge-parts.js';
import type { Resume } from '../resume/parse-resume.js';
import { fold } from '../text/fold.js';
import { findPhrase } from './find-phrase.js';
import { contentWords } from './phrase-words.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

const genders = [/(?<![\p{L}])(?:nam|male)(?![\p{L}])/iu, /(?<![\p{L}])(?:nữ|female)(?![\p{L}])/iu] as const;
const stated = /(?:giới tính|gender|sex)\s*[:\t ]\s*(nam|nữ|male|female)/iu;
const born =
  /(?:ngày sinh|năm sinh|sinh ngày|(?<!\p{L})sinh(?: năm| ngay)?|nam sinh|(?<!\p{L})(?:sn|ns)(?!\p{L})|date of birth|d\.?o\.?b|born)(?:[\s:]|\p{Ll}{1,4}\s){0,6}(?:\d{1,2}[/.-]\d{1,2}[/.-]|(?:\d{1,2}(?:st|nd|rd|th)?\s)?\p{L}{3,9}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?)?((?:19|20)\d\d)|^((?:19|20)\d\d)(?=\s*[|·•,–-]\s)/iu;
/** `Nữ – sinh 20/09/1988`, `Nam, SN 1998`: set apart beside a number, where no name ends in it. */
const statedBeside = /(?:^|[,;|•·–-]\s*)(nam|nữ|male|female)(?=\s*(?:$|[,;|•·–-]))/iu;
const sexOf = (text: string): RegExpExecArray | null =>
  stated.exec(text) ?? (/\d{4}/.test(text) ? statedBeside.exec(text) : null);
/** `nam, 19 tuổi`. */
const aged = /(?<![\d\p{L}])(\d{2})\s(?:tuổi|years? old)(?!\p{L})/iu;

/** Age and sex are read only where the résumé states them, and are shown, never scored. */
function judgePerson(ask: ConditionAsk, resume: Resume): Judgement | null {
  const isAge = ask.condition === 'age';
  const top = resume.sections
    .filter(({ kind }) => kind === 'contact' || kind === 'other')
    .flatMap(({ blocks }) => blocks);
  for (const block of isAge ? top : resume.read.blocks) {
    const match = isAge ? (born.exec(block.text) ?? aged.exec(block.text)) : sexOf(block.text);
    const value = match?.[1] ?? match?.[2] ?? '';
    if (!match || value === '') continue;
    const start = block.start + match.index;
    const evidence = [{ start, end: start + match[0].length, quote: match[0], section: '', dated: false }];
    const fits =
      ask.condition === 'sex'
        ? genders.some((one) => one.test(ask.text) && one.test(value))
        : fitsAge(ask.text, value.length === 2 ? yearOfAge(Number(value), resume) : Number(value), resume);
    return fits === null
      ? null
      : judged(fits ? 'met' : 'not-found', 1, { code: fits ? 'condition' : 'condition-not' }, evidence);
  }
  return null;
}

/** `1m58`, `1,58 m`, `158 cm`, in centimetres. */
const height = /(?<!\d)(?:1\s?m\s?(\d{2})|1[.,](\d{2})\s?m(?!\p{L})|(1\d{2})\s?cm)(?!\d)/giu;
const heightsIn = (text: string): { cm: number; start: number; end: number }[] =>
  [...text.matchAll(height)].map(({ 0: all, 1: metres, 2: point, 3: whole, index }) => ({
    cm: whole === undefined ? 100 + Number(metres ?? point) : Number(whole),
    start: index,
    end: index + all.length,
  }));
/** `nữ cao từ 1m58` asks nothing of a man, nor of anybody whose sex the résumé does not say. */
function isOfOtherSex(text: string, resume: Resume): boolean {
  const asked = genders.filter((one) => one.test(text));
  if (asked.length !== 1) return false;
  const own = resume.read.blocks.flatMap((block) => sexOf(block.text)?.[1] ?? []);
  return !own.some((value) => asked[0]?.test(value));
}
const tall = /(?<!\p{L})(?:cao|height|tall)(?!\p{L})/iu;

/** Height is read only where post and résumé name one each, and is shown, never scored. */
function judgeHeight({ text }: ConditionAsk, resume: Resume): Judgement | null {
  const [asked, ...others] = heightsIn(text);
  if (!asked || others.length > 0 || isOfOtherSex(text, resume)) return null;
  for (const block of resume.read.blocks) {
    const [own] = tall.test(block.text) ? heightsIn(block.text) : [];
    if (!own) continue;
    const [start, end] = [block.start + own.start, block.start + own.end];
    const quote = block.text.slice(own.start, own.end);
    const fits = own.cm >= asked.cm;
    return judged(fits ? 'met' : 'not-found', 1, { code: fits ? 'condition' : 'condition-not' }, [
      { start, end, quote, section: '', dated: false },
    ]);
  }
  return null;
}

const yearOfAge = (age: number, { now }: Resume): number => Math.floor((now ?? 0) / 12) - age;

function fitsAge(text: string, year: number, resume: Resume): boolean | null {
  const numbers = [...text.matchAll(/\d{2}/g)].map((match) => Number(match[0]));
  const [first, second] = numbers;
  if (first === undefined || resume.now === null) return null;
  const age = Math.floor(resume.now / 12) - year;
  if (second !== undefined) return age >= first && age <= second;
  return /dưới|under|below|không quá|max|tối đa/iu.test(text) ? age <= first : age >= first;
}

/** A circumstance the post names: judged only where the résumé speaks of it, never scored. */
export function judgeCondition(ask: ConditionAsk, resume: Resume, mentions: Mentions): Judgement {
  const unknown = judged('cannot-tell', 0, { code: 'condition-unknown' });
  if (ask.condition === 'place') return judgePlace(ask.text, resume) ?? unknown;
  if (ask.condition === 'age' || ask.condition === 'sex') return judgePerson(ask, resume) ?? unknown;
  if (ask.condition === 'health') {
    const shown = judgeHeight(ask, resume);
    if (shown) return shown;
  }
  const led = judgeTeam(ask.text, mentions, resume);
  if (led) return { ...led, why: { code: answered(led.verdict === 'met' ? 'met' : 'partly') } };
  const sign = signOf(ask);
  const shown = sign ? bySign(sign, resume, mentions) : null;
  if (shown) return shown;
  if (ask.condition === 'shift') {
    const ready = bySign(anyTime, resume, mentions);
    if (ready && ready.verdict !== 'not-found')
      return { ...ready, verdict: 'partly', credit: 0.5, why: { code: 'condition-part' } };
  }
  return byWords(ask, resume, mentions) ?? unknown;
}

const answered = (verdict: 'met' | 'partly' | 'not-found') =>
  verdict === 'met' ? 'condition' : verdict === 'partly' ? 'condition-part' : 'condition-not';

/** By words that state such a circumstance wherever they stand, also beside a name or an address. */
function bySign(sign: RegExp, resume: Resume, mentions: Mentions): Judgement | null {
  for (const block of resume.read.blocks) {
    const match = sign.exec(block.text);
    if (!match) continue;
    const place = mentions.places.find((one) => one.block === block);
    const at = block.start + match.index;
    const end = at + match[0].length;
    const quote = { start: at, end, quote: match[0], section: place?.section ?? '', dated: false };
    const evidence = place ? evidenceAt(at, end, place, resume.read.text) : quote;
    const stance = place ? stanceIn(place, match.index, match.index + match[0].length) : null;
    const verdict =
      stance?.polarity === 'denied' || stance?.modality === 'lapsed'
        ? 'not-found'
        : stance && !isProof(stance)
          ? 'partly'
          : 'met';
    return judged(verdict, verdict === 'met' ? 1 : 0.5, { code: answered(verdict) }, [evidence]);
  }
  return null;
}

/** By the wording of the post, whole or piece by piece; that a résumé does not repeat it says nothing. */
function byWords(ask: ConditionAsk, resume: Resume, mentions: Mentions): Judgement | null {
  const words = contentWords(ask.text);
  if (words.length < 2 && !words.some(({ distinct }) => distinct)) return null;
  const [find] = findPhrase(ask.text, mentions).filter(({ share }) => share >= 0.85);
  if (find && isProof(stanceIn(find.place, find.start, find.end))) {
    const at = find.place.block.start;
    const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
    return judged('met', 1, { code: 'condition' }, evidence);
  }
  if (ask.condition !== 'other') return null;
  const parts = together(judgeParts(partsOf(ask.text), mentions, resume), false);
  if (!parts || parts.verdict === 'not-found') return null;
  const code = parts.verdict === 'met' ? 'condition' : 'condition-part';
  return { ...parts, why: { code } };
}

function judgePlace(text: string, resume: Resume): Judgement | null {
  const { place } = resume.contact;
  const top = resume.sections.filter(({ kind }) => kind === 'contact').flatMap(({ blocks }) => blocks);
  const wanted = fold(text).replace(
    /^(?:q|p|tp|quan|huyen|thanh pho|tinh|nha o|song tai|sinh song tai|live in|based in)\.?\s+/,
    '',
  );
  const either = wanted.split(/\s[–-]\s/u).filter((one) => one.length > 2);
  const named = top.find((block) => either.some((one) => fold(block.text).includes(one)));
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
