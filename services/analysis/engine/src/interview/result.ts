import { figuresIn } from './figures.js';
import { plannedCodes } from './interview.js';
import type { AnswerPart, Question } from './interview.js';
import { onlyClaims } from './parts.js';
import { isAboutPerson, placesIn, planStart, type Reading, wordsOf } from './reading.js';
import type { Sentence } from '../text/sentences.js';

/** Of a sentence that tells what came of it. */
const closingWordsMin = 5;

/** How it was, which many tell last. */
const before =
  /(?<!\p{L})(?:cũ|trước (?:đây|kia|đó)|hồi (?:trước|xưa)|previously|the old|had (?:never )?\p{L}+(?:ed|en)|before (?:me|us|that|then))(?!\p{L})/iu;

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
        told.search(cues.speaker) === -1 &&
        cues.happened.test(told) &&
        !before.test(told)
      );
    })
    .map(({ start }) => start);
}

const none: AnswerPart = { id: 'result', got: 0, max: 20, count: 0, quote: null };
const part = ({ start, end, text: quote }: Sentence, measured: boolean): AnswerPart => ({
  id: 'result',
  got: measured ? 20 : 12,
  max: 20,
  count: measured ? 2 : 1,
  quote: { start, end, quote },
});

/** Of a plan: how whoever made it would know that it works. */
function measureOf(reading: Reading, question: Question): AnswerPart {
  const { text, sentences, cues } = reading;
  const from = planStart(reading, question);
  const found = sentences.filter(
    ({ start, end }) =>
      end > from && placesIn(text.slice(Math.max(start, from), end), cues.judged).length > 0,
  );
  const isMeasured = ({ start, end }: Sentence): boolean => figuresIn(text.slice(start, end)).length > 0;
  const sure = found.filter((one) => placesIn(one.text, cues.sure).length > 0);
  const best = sure.find(isMeasured) ?? sure[0] ?? found.findLast(isMeasured) ?? found.at(-1);
  return best ? part(best, isMeasured(best)) : none;
}

const unreal = /\b(?:would|could|should|will)\b[^.!?]{0,40}$/iu;

/** "I do more of the planning than before" is work, and came of nothing. */
const shareOfWork =
  /(?<!\p{L})(?:(?:tôi|em|mình|tui|toi|minh) (?:\p{L}+ ){0,6}(?:nhiều|ít|nhieu|it) (?:hơn|hon)|i (?:do|did|spend|spent|like|liked) (?:\p{L}+ ){0,5}(?:more|less)|more (?:each|every) (?:year|month))(?!\p{L})/iu;

/** Sentences that tell no result, whatever their words: what is open, wished, learned, or somebody's part in it. */
function tellsNone({ cues }: Reading, told: string, question: Question): boolean {
  const others = [cues.lesson, cues.part, ...(isAboutPerson(question) ? [cues.link] : [])];
  if (isAboutPerson(question) && shareOfWork.test(told)) return true;
  return cues.open.test(told) || others.some((cue) => placesIn(told, cue).length > 0);
}

/** A result with a figure at it or right after it is worth all; one without three fifths. */
export function resultPart(reading: Reading, acts: readonly number[], question: Question): AnswerPart {
  if (plannedCodes.has(question.code)) return measureOf(reading, question);
  const { text, sentences, cues } = reading;
  if (acts.length === 0 && onlyClaims(reading)) return none;
  // What stands before the first act is how it was, not what came of it.
  const [from = 0] = acts;
  const last = lastOf(reading, acts) ?? acts.at(-1) ?? Infinity;
  const found = [
    ...placesIn(text, cues.result),
    ...(isAboutPerson(question) ? [] : closing(reading, last)),
  ].flatMap((at) => {
    const here = sentences.findIndex(({ start, end }) => at >= start && at < end);
    const sentence = sentences[here];
    if (at < from || !sentence) return [];
    // What is planned or would be has not come.
    if (tellsNone(reading, text.slice(sentence.start, sentence.end), question)) return [];
    if (unreal.test(text.slice(sentence.start, at))) return [];
    const next = sentences[here + 1];
    // The next sentence belongs to it unless it tells of another act.
    const isOther =
      next &&
      (tellsNone(reading, next.text, question) || acts.some((act) => act >= next.start && act < next.end));
    const after = next && !isOther ? next : sentence;
    return [{ at, sentence, measured: figuresIn(text.slice(at, after.end)).length > 0 }];
  });
  // What stands behind the last act came of all of them.
  const late = found.filter(({ at }) => at > last);
  // A sentence that tells of no act tells what came of it.
  const isBare = ({ sentence: { start, end } }: (typeof found)[number]): boolean =>
    !acts.some((act) => act >= start && act < end);
  const measured = found.filter((one) => one.measured);
  const best =
    late.find((one) => one.measured && isBare(one)) ??
    late.find((one) => one.measured) ??
    measured.findLast(isBare) ??
    late.find(isBare) ??
    measured[0] ??
    late[0] ??
    found[0];
  return best ? part(best.sentence, best.measured) : none;
}
