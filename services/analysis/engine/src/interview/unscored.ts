import { isInstruction } from '../clause/instructions.js';
import { fold } from '../text/fold.js';
import type { Sentence } from '../text/sentences.js';
import { cuesOf } from './cues-of.js';
import type { AnswerPart, UnscoredReason } from './interview.js';
import { onlyClaims } from './parts.js';
import { type Reading, wordsOf } from './reading.js';

const wordsMin = 15;
const copiedShareMax = 0.6;
/** Lists of words have none of the words that join others to sentences. */
const glueShareMin = 0.04;
/** Words that join sentences of other languages; so many of them make no answer in English. */
const foreign = new Set(
  'der die das und ich nicht mit ein eine einen habe haben wir zu für auf le la les des une est dans pour nous avec que qui je mais los una para con por del el il che per sono'.split(
    ' ',
  ),
);
const foreignShareMin = 0.15;
const runWords = 4;

function runsOf(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(0, 1 - runWords).map((_, i) => words.slice(i, i + runWords).join(' ')));
}

/** Vowel and length rules that words of both languages keep and keys hit at random do not. */
const isWordLike = (word: string, language: 'vi' | 'en'): boolean =>
  /^\d+$/.test(word) ||
  (language === 'vi' && /[aeiouyăâêôơưà-ỹ]/iu.test(word) && word.length <= 7) ||
  (/[aeiouy]/i.test(word) && !/[^aeiouy]{5,}/i.test(word) && word.length <= 18) ||
  /^[A-Z#+]{1,5}$/.test(word);

/** Why an answer cannot be judged as one. */
export function reasonAgainst(
  text: string,
  language: 'vi' | 'en',
  shown: readonly string[],
): UnscoredReason | null {
  const words = wordsOf(text);
  if (words.length < wordsMin) return 'too-short';
  if (words.filter((word) => isWordLike(word, language)).length / words.length < 0.7) return 'not-readable';
  if (isInstruction(text)) return 'instruction';
  if (new Set(words).size / words.length < 0.25) return 'repeats-itself';
  const own = [...runsOf(text)];
  const sources = shown.map(runsOf);
  const copied = own.filter((run) => sources.some((source) => source.has(run))).length;
  if (own.length > 0 && copied / own.length > copiedShareMax) return 'copied';
  const { glue } = cuesOf(language, text);
  if (words.filter((word) => glue.has(word)).length / words.length < glueShareMin) return 'no-sentences';
  if (language === 'en' && words.filter((word) => foreign.has(word)).length / words.length >= foreignShareMin)
    return 'no-sentences';
  return null;
}

/** `I don't know`, `can I skip this one`, `em chịu`: whoever says so answers nothing. */
const declining =
  /(?<!\p{L})(?:i (?:(?:really|just|honestly) )*(?:don['’]?t|do not|dunno) (?:(?:really|even) )?know(?: what to (?:say|write|put|answer))?(?=[.,;!?]|$)|idk|no (?:idea|clue)|(?:can|could|may) (?:i|we) skip|skip (?:this|it|that)|pass(?=[.,;!?]|$)|next (?:question|one)(?=[,.;!?]| please|$)|can(?:['’]?t|not) think of (?:anything|any|one)|nothing (?:comes|came) to mind|(?:không|ko|k|hông|hổng|chưa|chả|khong) (?:biết|nghĩ|nhớ|biet|nghi|nho) (?:(?:nữa|nua|là|la|được|duoc|ra|phải|phai) )*(?:trả lời|nói|kể|viết|ghi|gì|sao|nữa|nua|tra loi|noi|ke|gi)?(?! (?:\p{L}+ ){0,3}(?:là|thì) )|(?:em|tôi|mình|tui) (?:xin )?(?:chịu|bó tay)(?= (?:thôi|ạ|rồi|luôn)|[.,;!?]|$)|(?:bỏ|cho) qua câu|(?:qua|sang) câu (?:khác|sau|tiếp))(?!\p{L})/giu;
/** The question again, or another one, instead of an answer. */
const prompt =
  /^(?:please )?(?:tell (?:me|us) (?:about|of)|describe|give (?:me|us) an example|walk (?:me|us) through|(?:bạn )?hãy (?:kể|nêu|mô tả|cho biết)|bạn (?:hãy|có thể) (?:kể|nêu|mô tả)|(?:mời bạn |xin )?kể về (?:một|mot) (?:lần|tình huống|việc)|(?:ban )?hay ke)(?!\p{L})/iu;
const promptWordsMax = 35;
const besideWordsMax = 12;

/** Does an answer say little else than that there is none, or that which was asked? */
function declines({ text, sentences }: Reading): boolean {
  const hits = [...text.matchAll(declining)].length;
  const isHit = ({ start, end }: Sentence): boolean => text.slice(start, end).search(declining) >= 0;
  const wordsIn = (list: readonly Sentence[]): number =>
    list.reduce((sum, one) => sum + wordsOf(one.text).length, 0);
  const asked = sentences.filter(
    (one) => prompt.test(one.text) && wordsOf(one.text).length <= promptWordsMax,
  );
  const declined = sentences.filter(isHit);
  const beside = sentences.filter((one) => !asked.includes(one) && !declined.includes(one));
  if (wordsIn(beside) > besideWordsMax) return false;
  return asked.length > 0 || (hits >= 2 && wordsIn(declined) <= hits * besideWordsMax);
}

const told = new Set(['situation', 'task', 'action', 'result', 'lesson', 'we-not-i', 'relevance']);
const oneself =
  /(?<!\p{L})(?:i|me|my|mine|myself|we|us|our|you|tôi|em|mình|tui|tớ|con|cháu|tụi|bọn|chúng|toi|minh|nhóm|team|đội|tổ|ca|(?:bên|nhà) (?:anh|chị|chú|cô|bác))(?!\p{L})/iu;
const nobodyWordsMin = 35;

/** Nobody in it who could have done anything, and nothing that was asked: a recipe, the weather, a thing for sale. */
const tellsOfNobody = (reading: Reading, parts: readonly AnswerPart[]): boolean =>
  wordsOf(reading.text).length >= nobodyWordsMin &&
  !oneself.test(reading.text) &&
  !onlyClaims(reading) &&
  parts.every(({ id, count }) => count === 0 || !told.has(id));

export const isNoAnswer = (reading: Reading, parts: readonly AnswerPart[]): boolean =>
  declines(reading) || tellsOfNobody(reading, parts);
