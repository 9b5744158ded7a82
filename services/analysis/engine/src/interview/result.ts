import { figuresIn } from './figures.js';
import { isAboutPerson, plannedCodes } from './interview.js';
import type { AnswerPart, Question } from './interview.js';
import { couldTell, opinion, tellsNone } from './no-result.js';
import { weighed } from './model/weigh.js';
import { onlyClaims } from './parts.js';
import { firstStep, pastAct, placesIn, planStart, type Reading, wordsOf } from './reading.js';
import type { Sentence } from '../text/sentences.js';

/** Of a sentence that tells what came of it. */
const closingWordsMin = 5;

/** How it was, which many tell last. */
const before =
  /(?<!\p{L})(?:cũ|trước (?:đây|kia|đó)|hồi (?:trước|xưa)|previously|the old|had (?:never |ever )?\p{L}+(?:ed|en)|before (?:me|us|that|then))(?!\p{L})/iu;

/** "Since then I …" and "next time I …" come after what came of it. */
const habit =
  /^(?:(?:so|and),? )?(?:now|since then|ever since|these days|từ đó|kể từ|bây giờ|giờ|tu do|bay gio|gio)(?!\p{L})/iu;

/** Where the story's acts end; what is learned, or done since, is no step of it. */
function lastOf({ sentences, cues }: Reading, acts: readonly number[]): number | undefined {
  return acts.findLast((act) => {
    const sentence = sentences.find(({ start, end }) => act >= start && act < end);
    return (
      sentence !== undefined &&
      !habit.test(sentence.text) &&
      placesIn(sentence.text, cues.lesson).length === 0
    );
  });
}

/** What somebody looked on at stands in the middle of a story, and "the decision was hers" is no result. */
const watched =
  /(?<!\p{L})(?:(?:did not|didn['’]t) know|saw|watched|looked on|looked at|nhà (?:em|tôi|mình|tui) (?:cách|ở|gần|xa)|(?:sếp|trưởng phòng|quản lý)(?: (?:em|tôi|mình))? (?:nói chuyện|gọi điện|lo giúp)|chứng kiến|ngồi xem|đứng xem|nhìn thấy|(?:was|were) (?:his|hers|theirs)|(?:helped|showed|taught) (?:me|us))(?!\p{L})/iu;

/** "Today everything would be automated" is not so. */
const imagined = /(?<!\p{L})(?:would|should) (?:be|have)(?!\p{L})/iu;

/** A step of a programme: "week 3 …", "- …". */
const step =
  /^(?:[-–•*]|\d+[.)]|(?:tuần|tháng|ngày|buổi|bước|week|month|day|step|tuan|thang|buoc) (?:\d+|một|hai|ba|bốn|tư|one|two|three|four)(?!\p{L}))/iu;

/** Sentences after the last act in which the speaker is not spoken of: most stories end with what came of it. */
function closing(reading: Reading, last: number): number[] {
  const { text, sentences, cues } = reading;
  return sentences
    .filter(({ start, end }, i) => {
      const told = text.slice(start, end);
      // "My part was …; the others did the rest": what others did is no result.
      const above = sentences[i - 1];
      const isRest = /^\p{Ll}/u.test(told) && above && placesIn(above.text, cues.part).length > 0;
      if (isRest) return false;
      return (
        start > last &&
        wordsOf(told).length >= closingWordsMin &&
        !step.test(told) &&
        told.search(cues.speaker) === -1 &&
        cues.happened.test(told) &&
        !watched.test(told) &&
        !before.test(told) &&
        !imagined.test(told)
      );
    })
    .map(({ start }) => start);
}

/** What was wrong, what somebody promised and what it cost are no results. */
const trouble =
  /(?<!\p{L})(?:the (?:problem|trouble|issue|snag|catch) (?:was|is)|when i (?:came|joined|arrived|took (?:it )?over)|to find (?:it )?out|(?:there (?:was|were)|was|were) [^.!?]{2,60}? before(?=[.!]|$)|(?:has|have|had) (?:said|promised) (?:that )?(?:\p{L}+ )?(?:\p{L}+['’]ll|will|would)|it cost (?:me|us)(?! (?:nothing|only|less|under)(?!\p{L}))|vấn đề là|khổ nỗi|nếu (?:được )?làm lại|(?:em|tôi|mình|tui) \p{L}+ nhiều hơn|(?:em|tôi|mình|tui) (?:sẽ|định|dự định)|van de la|kho noi|neu (?:duoc )?lam lai|(?:em|toi|minh|tui) (?:se|dinh|du dinh)|(?:hôm|ngày hôm|bữa|hom|bua) sau (?:em|tôi|mình|tui|toi|minh))(?!\p{L})/iu;
/** A mishap on the way is one only where nothing else came of it. */
const mishap =
  /(?<!\p{L})(?:(?:we|i) (?:broke|lost|missed|forgot|spilled|dropped|damaged)|(?:làm|bị) (?:hỏng|vỡ|mất|rơi|đổ)|(?:em|tôi|mình) (?:quên|lỡ|sót))(?!\p{L})/iu;

const none: AnswerPart = { id: 'result', got: 0, max: 20, count: 0, quote: null };
/** A result with a figure earns all, one without three fifths. */
export const resultOf = ({ start, end, text: quote }: Sentence, measured: boolean): AnswerPart => ({
  id: 'result',
  got: measured ? 20 : 12,
  max: 20,
  count: measured ? 2 : 1,
  quote: { start, end, quote },
});

/** How long a draft is measures nothing. */
const paper = /^(?:trang|dòng|tờ|bản|phiếu|mục|pages?|lines?|slides?|sheets?|items?)$/u;
/** Of a plan: how whoever made it would know that it works. */
function measureOf(reading: Reading, question: Question): AnswerPart {
  const { text, sentences, cues } = reading;
  const from = planStart(reading, question);
  const found = sentences.filter(({ start, end, text: said }) => {
    const told = text.slice(Math.max(start, from), end);
    // What was done once measures no plan.
    const isPast =
      placesIn(said, cues.intent).length === 0 &&
      (placesIn(said, cues.done).length > 0 || pastAct.test(said));
    // What is asked or looked at in the first week measures nothing yet.
    const isFirst = firstStep.test(said) && placesIn(said, cues.sure).length === 0;
    return end > from && !isPast && !isFirst && placesIn(told, cues.judged).length > 0;
  });
  const isMeasured = ({ start, end }: Sentence): boolean =>
    figuresIn(text.slice(start, end)).some(({ of }) => !paper.test(of));
  const sure = found.filter((one) => placesIn(one.text, cues.sure).length > 0);
  const best = sure.find(isMeasured) ?? sure[0] ?? found.findLast(isMeasured) ?? found.at(-1);
  return best ? resultOf(best, isMeasured(best)) : none;
}

const unreal = /\b(?:would|could|should|will)\b[^.!?]{0,40}$/iu;

/** Two neighbouring sentences as one. */
const until = (text: string, { start }: Sentence, { end }: Sentence): Sentence => ({
  start,
  end,
  text: text.slice(start, end),
});

const isTold = ({ text, cues, workplaces }: Reading): boolean =>
  workplaces.length > 0 ||
  [cues.situation, cues.when, cues.task].some((cue) => placesIn(text, cue).length > 0);

/** What a rule has to say beside the weights, and what both need to say, in log-odds. */
const ruleSays = 2;
const resultMin = 0.75;

/**
 * What came of it as rules and trained weights together tell it: the sentence of which both have most to say. With a
 * figure it is worth all, without one three fifths.
 */
export function resultPart(reading: Reading, acts: readonly number[], question: Question): AnswerPart {
  const ruled = ruledResult(reading, acts, question);
  const isPlan = plannedCodes.has(question.code);
  const isSilent = acts.length === 0 && (isPlan || onlyClaims(reading));
  const from = isPlan ? planStart(reading, question) : (acts[0] ?? 0);
  const weights = weighed(reading, question);
  const isRuled = ({ start, end }: Sentence): boolean =>
    ruled.quote !== null && ruled.quote.start >= start && ruled.quote.start < end;
  const mayTell = (one: Sentence): boolean =>
    !isSilent && one.end > from && !tellsNone(reading, one.text, question) && !trouble.test(one.text);
  const [best] = reading.sentences
    .map((one, i) => ({ one, says: (weights[i]?.result ?? 0) + (isRuled(one) ? ruleSays : 0) }))
    .filter(({ one, says }) => says >= resultMin && (isRuled(one) || mayTell(one)))
    .toSorted((a, b) => b.says - a.says);
  if (!best) return ruled.quote ? { ...none, doubtful: true } : ruled;
  if (isRuled(best.one)) return ruled;
  return resultOf(
    best.one,
    figuresIn(best.one.text).some(({ of }) => !isPlan || !paper.test(of)),
  );
}

/** What came of it by the rules: with a figure at it or right after it is measured. */
function ruledResult(reading: Reading, acts: readonly number[], question: Question): AnswerPart {
  if (plannedCodes.has(question.code)) return measureOf(reading, question);
  const { text, sentences, cues } = reading;
  // Where nobody did anything and only opinions are told, nothing came of it.
  const isEmpty = acts.length === 0 && !isTold(reading) && sentences.some((one) => opinion.test(one.text));
  if (isEmpty || (acts.length === 0 && onlyClaims(reading))) return none;
  // What stands before the first act is how it was, not what came of it.
  const [from = 0] = acts;
  const last = lastOf(reading, acts) ?? acts.at(-1) ?? Infinity;
  const told = [
    ...placesIn(text, cues.result),
    // What somebody tells of their way has stages with times of their own.
    ...(isAboutPerson(question) ? [] : [...placesIn(text, cues.outcome), ...closing(reading, last)]),
  ].flatMap((at) => {
    const here = sentences.findIndex(({ start, end }) => at >= start && at < end);
    const sentence = sentences[here];
    if (at < from || !sentence) return [];
    // What is planned or would be has not come.
    if (tellsNone(reading, text.slice(sentence.start, sentence.end), question)) return [];
    if (unreal.test(text.slice(sentence.start, at)) || trouble.test(sentence.text)) return [];
    const behind = sentences[here + 1];
    const isNear = behind && !text.slice(sentence.end, behind.start).includes('\n');
    const next = isNear ? behind : undefined;
    // The next sentence belongs to it unless it tells of another act.
    const isOther =
      next &&
      (tellsNone(reading, next.text, question) || acts.some((act) => act >= next.start && act < next.end));
    const after = next && !isOther ? next : sentence;
    const has = (from: number, end: number): boolean => figuresIn(text.slice(from, end)).length > 0;
    const measuredHere = has(sentence.start, sentence.end);
    const measured = measuredHere || has(at, after.end);
    // The figure stands in what is quoted.
    const whole = measured && !measuredHere ? until(text, sentence, after) : sentence;
    return [{ at, sentence, whole, measured, measuredHere }];
  });
  const fine = told.filter(({ sentence }) => !mishap.test(sentence.text));
  const found = fine.length > 0 ? fine : told;
  // What stands behind the last act came of all of them.
  const late = found.filter(({ at }) => at > last);
  // A sentence that tells of no act tells what came of it.
  const isBare = ({ sentence: { start, end } }: (typeof found)[number]): boolean =>
    !acts.some((act) => act >= start && act < end);
  const measured = found.filter((one) => one.measured);
  const best =
    late.find((one) => one.measured && one.measuredHere && isBare(one)) ??
    late.find((one) => one.measured && isBare(one)) ??
    late.find((one) => one.measured) ??
    measured.findLast(isBare) ??
    late.find(isBare) ??
    measured[0] ??
    late[0] ??
    found[0];
  if (best) return resultOf(best.whole, best.measured);
  return couldTell(reading, acts) ? { ...none, doubtful: true } : none;
}
