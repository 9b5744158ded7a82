import { fold } from '../text/fold.js';
import type { FoundAsk } from './asks-years.js';
import { filler } from './asks-spans.js';
import { namesIn } from './names.js';

/** Words by which a sentence asks or wishes, beside those that carry a name. */
export const framing: ReadonlySet<string> = new Set(
  `is are be been will would should must can may has have having had do does we you your our their its it this that these who which what
  if not no more most least at minimum preferred preferably ideally plus bonus advantage required requirement essential desirable nice
  candidate candidates applicant applicants person ability years year months looking seeking need needs able very well high level
  là một lợi thế điểm cộng ưu tiên bắt buộc phải cần yêu cầu ứng viên người bạn từng đã sẽ rất ít nhất tối thiểu trở lên năm tháng
  nếu thì được cho việc tương đối mức độ cao`.split(/\s+/),
);
const wordsMin = 4;
/** Vietnamese writes a word in two syllables or more. */
const syllablesMin = 5;
const shareMin = 0.5;
/** Beside several items the whole would say most of them again. */
const severalItems = 3;
const shareBesideSeveral = 0.55;

/** True when most of what a sentence says stands in none of its items, so that it is listed as a whole as well. */
export function isUntold(text: string, asks: readonly FoundAsk[]): boolean {
  const content = namesIn(text).tokens.filter(({ key }) => !filler.has(key) && !framing.has(key));
  const told = asks.flatMap((ask) => [ask, ...(ask.field ? [ask.field] : [])]);
  const left = content.filter(({ start, end }) => !told.some((one) => one.start < end && one.end > start));
  const min = content.some(({ key, folded }) => key !== folded) ? syllablesMin : wordsMin;
  const share = asks.length < severalItems ? shareMin : shareBesideSeveral;
  return left.length >= min && left.length >= content.length * share;
}

const employerSpeaks =
  /^(?:(?:the|this|these|our|we|it|its|they|at)\b|it['’]s\b|we['’](?:re|ve|ll)\b|công ty|chúng tôi|tập đoàn|doanh nghiệp chúng)/iu;
const personMeant =
  /\b(?:you|your|yourself|candidates?|applicants?|person|someone|must|required?|requires|should|need(?:s|ed)?|engineer|developer|manager|role|position|will be)\b|bạn|ứng viên|cần|yêu cầu|tuyển|phải/iu;
const fragmentWordsMax = 5;
/** `Good record keeping is essential` is short and whole. */
const saysDemand = /\b(?:is|are) (?:essential|required|needed|mandatory|necessary|a must)\b/iu;

/** `those actively working towards it are welcome`, `not only how it looks`: goes on with the sentence before it. */
const goesOnWith =
  /^(?:but |and )?(?:those|anyone|people|candidates|applicants)\b[^.]{0,80}\b(?:are|is) (?:also |equally |very |most )?welcome\W*$|^not (?:only|just)\b|^(?:though|although|but) not (?:essential|required|needed|necessary)\W*$/iu;

/** True for what the employer says of itself, and for a few words that a heading or a cut left alone. */
export function saysNothingAsked(text: string, bullet: boolean): boolean {
  if (employerSpeaks.test(text) && !personMeant.test(text)) return true;
  if (goesOnWith.test(text)) return true;
  return (
    !bullet &&
    text.split(/\s+/).length <= fragmentWordsMax &&
    !saysDemand.test(text) &&
    /^[\p{Lu}]/u.test(text) &&
    fold(text) === text.toLowerCase()
  );
}
