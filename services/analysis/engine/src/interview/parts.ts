import { figuresIn } from './figures.js';
import { goodWords, plannedCodes } from './interview.js';
import type { AnswerPart, PartId, Question } from './interview.js';
import { isAboutPerson, placesIn, planStart, quoteAt, type Reading, wordsOf } from './reading.js';
import type { Sentence } from '../text/sentences.js';

/** Of a sentence that tells how it was. */
const beforeWordsMin = 6;

export function cuePart(reading: Reading, id: PartId, max: number, cue: RegExp): AnswerPart {
  const [at] = placesIn(reading.text, cue);
  const found = at !== undefined;
  return {
    id,
    got: found ? max : 0,
    max,
    count: found ? 1 : 0,
    quote: found ? quoteAt(reading.sentences, at) : null,
  };
}

const has = ({ text }: Reading, { start, end }: Sentence, ...cues: readonly RegExp[]): boolean =>
  cues.some((cue) => placesIn(text.slice(start, end), cue).length > 0);
/** A part that the first of these sentences shows. */
const shownBy = (sentence: Sentence | undefined, id: PartId, max: number): AnswerPart => ({
  id,
  got: sentence ? max : 0,
  max,
  count: sentence ? 1 : 0,
  quote: sentence ? { start: sentence.start, end: sentence.end, quote: sentence.text } : null,
});

/** What was learned; of a plan what it needs from others, which nothing of the past shows. */
export function lessonPart(reading: Reading, question: Question): AnswerPart {
  const { sentences, cues } = reading;
  if (!plannedCodes.has(question.code)) return cuePart(reading, 'lesson', 4, cues.lesson);
  const from = planStart(reading, question);
  const asked = sentences.find(
    (one) =>
      one.end > from &&
      has(reading, one, cues.helped) &&
      (has(reading, one, cues.intent) || !has(reading, one, cues.done)),
  );
  return shownBy(asked, 'lesson', 4);
}

/** The first act in a sentence that tells nothing else: neither the task nor a claim, a wish or a lesson. */
function plainAct(reading: Reading, acts: readonly number[]): number | undefined {
  const { sentences, cues } = reading;
  return acts.find((act) => {
    const sentence = sentences.find(({ start, end }) => act >= start && act < end);
    return sentence !== undefined && !has(reading, sentence, cues.task, cues.claim, cues.link, cues.lesson);
  });
}

export function actionPart(reading: Reading, acts: readonly number[]): AnswerPart {
  const { sentences, text } = reading;
  const first = plainAct(reading, acts) ?? acts[0];
  const count = new Set(acts.map((at) => text.slice(at, at + 24).toLowerCase())).size;
  return {
    id: 'action',
    got: Math.min(1, count / 3) * 24,
    max: 24,
    count,
    quote: first === undefined ? null : quoteAt(sentences, first),
  };
}

/** What was done so far: before the plan by any word of it, within the plan only where it is named as such. */
function nearestPart(reading: Reading, question: Question): AnswerPart {
  const { text, sentences, cues } = reading;
  const before = { ...reading, text: text.slice(0, planStart(reading, question)) };
  const part = cuePart(before, 'situation', 12, cues.nearest);
  if (part.count > 0) return part;
  return shownBy(
    sentences.find((one) => has(reading, one, cues.done)),
    'situation',
    12,
  );
}

/** "When there is a quarrel I always listen" is told of every time, and of none. */
const general =
  /(?<!\p{L})(?:always|generally|usually|whenever|in general|lúc nào cũng|nói chung|luc nao cung|noi chung)(?!\p{L})/iu;
const past =
  /(?<!\p{L})(?:was|were|had|did|went|came|took|got|last|ago|(?:19|20)\d\d|năm|tháng|hôm|lần|hồi)(?!\p{L})/iu;
const isGeneral = (sentences: readonly Sentence[], at: number): boolean => {
  const told = quoteAt(sentences, at)?.quote ?? '';
  return general.test(told) && !past.test(told);
};

/** How it was may be told after what one did. */
const formerly =
  /^(?:previously|before (?:that|then|this)|until then|formerly|trước (?:kia|đây|đó)|(?:hồi|lúc) trước|truoc (?:kia|day|do)|(?:hoi|luc) truoc)(?!\p{L})/iu;

/** What stands before the first act tells how it was, by its words or just by being there: most people begin so. */
export function situationPart(
  reading: Reading,
  [firstAct]: readonly number[],
  question: Question,
): AnswerPart {
  const { text, sentences, cues } = reading;
  // Other plans need none of what was done so far.
  if (plannedCodes.has(question.code) && question.code !== 'gap') return nearestPart(reading, question);
  const { code } = question;
  // A question about a line of the résumé names the situation itself.
  const given: AnswerPart = { id: 'situation', got: 12, max: 12, count: 1, quote: null };
  if (firstAct === undefined) {
    const at = placesIn(text, cues.situation).find((one) => !isGeneral(sentences, one));
    const said = sentences.find(({ start, end }) => at !== undefined && at >= start && at < end);
    return said === undefined && code === 'depth' ? given : shownBy(said, 'situation', 12);
  }
  const until = quoteAt(sentences, firstAct)?.end ?? firstAct;
  const at = placesIn(text.slice(0, until), cues.situation).find((one) => !isGeneral(sentences, one));
  const before = text.slice(0, firstAct);
  // What somebody is like or thinks is no situation, however long it is.
  const claimed = [cues.claim, cues.unreal, cues.hedge].some((cue) => placesIn(before, cue).length > 0);
  const begun = wordsOf(before).length >= beforeWordsMin && !claimed ? (sentences[0]?.start ?? 0) : undefined;
  const told = at !== undefined && at < firstAct ? at : (begun ?? at);
  if (code === 'depth' && at === undefined) return given;
  const said = sentences.find(({ start, end }) => told !== undefined && told >= start && told < end);
  const later =
    said ??
    sentences.find((one) => formerly.test(one.text)) ??
    // Whoever says who they are tells in any sentence where and when.
    (isAboutPerson(question) ? sentences.find((one) => has(reading, one, cues.situation)) : undefined);
  if (later) return shownBy(later, 'situation', 12);
  // A gap may be answered by what is done every day.
  return shownBy(
    code === 'gap' ? sentences.find((one) => has(reading, one, cues.done)) : undefined,
    'situation',
    12,
  );
}

/** What was to be achieved; for questions about the person why they apply, for plans what the job needs. */
export function taskPart(reading: Reading, question: Question): AnswerPart {
  const { sentences, cues } = reading;
  const { task, link, needs, lesson } = cues;
  if (plannedCodes.has(question.code))
    return shownBy(
      sentences.find((one) => has(reading, one, needs)),
      'task',
      12,
    );
  const wanted = isAboutPerson(question) ? [task, link] : [task];
  // "Next time I would ask first, since I had to go back" is the lesson.
  return shownBy(
    sentences.find((one) => has(reading, one, ...wanted) && !has(reading, one, lesson)),
    'task',
    12,
  );
}

/** The figures of an answer; those of its result are quoted first. */
export function figuresPart({ text, sentences }: Reading, { quote }: AnswerPart): AnswerPart {
  const figures = figuresIn(text);
  const first = figures.find(({ start }) => quote && start >= quote.start && start < quote.end) ?? figures[0];
  return {
    id: 'figures',
    got: Math.min(1, figures.length / 2) * 10,
    max: 10,
    count: figures.length,
    quote: first ? quoteAt(sentences, first.start) : null,
  };
}

export function lengthPart({ text }: Reading): AnswerPart {
  const count = wordsOf(text).length;
  const { min, max } = goodWords;
  const got = count < min ? (4 * count) / min : count > max ? Math.max(0, 4 - (count - max) / 60) : 4;
  return { id: 'length', got, max: 4, count, quote: null };
}

/** Words that weaken take at most ten points away; two of them are nothing. */
export function hedgesPart(reading: Reading): AnswerPart {
  const places = [
    ...placesIn(reading.text, reading.cues.hedge),
    ...placesIn(reading.text, reading.cues.filler),
  ];
  const [first] = places;
  const lost = Math.min(10, 2 * Math.max(0, places.length - 2));
  return {
    id: 'hedges',
    got: lost === 0 ? 0 : -lost,
    max: 0,
    count: places.length,
    quote: lost === 0 || first === undefined ? null : quoteAt(reading.sentences, first),
  };
}

const alone = /(?<!\p{L})I(?!\p{L})/u;
export function wePart(reading: Reading, actions: number, told: readonly number[]): AnswerPart {
  // A sentence in which the speaker stands is none without them.
  const isWithout = (at: number): boolean => !alone.test(quoteAt(reading.sentences, at)?.quote ?? '');
  const ours = told.filter(isWithout);
  const said = placesIn(reading.text, reading.cues.we).filter(isWithout);
  const only = actions === 0 && (ours.length > 0 || said.length >= 2);
  const places = ours.length > 0 ? ours : said;
  const [first = 0] = places;
  return {
    id: 'we-not-i',
    got: only ? -4 : 0,
    max: 0,
    count: places.length,
    quote: only ? quoteAt(reading.sentences, first) : null,
  };
}

/** More is said of what the speaker is like than of anything that happened; years of work measure nothing. */
export function onlyClaims({ text, cues }: Reading): boolean {
  const events = [cues.situation, cues.task, cues.ours].flatMap((cue) => placesIn(text, cue));
  const claims = [cues.claim, cues.unreal].flatMap((cue) => placesIn(text, cue));
  return claims.length > events.length && figuresIn(text).every((figure) => yearsWord.test(figure.of));
}
const yearsWord = /^(?:năm|nam|years?)$/u;
