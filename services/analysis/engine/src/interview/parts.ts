import { figuresIn } from './figures.js';
import { isAboutPerson, goodWords, plannedCodes } from './interview.js';
import type { AnswerPart, PartId, Question } from './interview.js';
import { firstStep, pastAct, placesIn, planStart, quoteAt, type Reading, wordsOf } from './reading.js';
import type { Sentence } from '../text/sentences.js';

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

export const has = ({ text }: Reading, { start, end }: Sentence, ...cues: readonly RegExp[]): boolean =>
  cues.some((cue) => placesIn(text.slice(start, end), cue).length > 0);
/** A part that the first of these sentences shows. */
export const shownBy = (sentence: Sentence | undefined, id: PartId, max: number): AnswerPart => ({
  id,
  got: sentence ? max : 0,
  max,
  count: sentence ? 1 : 0,
  quote: sentence ? { start: sentence.start, end: sentence.end, quote: sentence.text } : null,
});

const answerSentences = 2;
const would = /(?<!\p{L})(?:would|should|['’]d|sẽ|nên|se|nen)(?!\p{L})/iu;
/** The answer to a question that somebody asks themself, what they would do in it first: "Why you? You build in wood." */
function answered(sentences: readonly Sentence[], one: Sentence | undefined): Sentence | undefined {
  if (!one?.text.trimEnd().endsWith('?')) return one;
  const next = sentences.filter(({ start }) => start >= one.end).slice(0, answerSentences);
  return next.find(({ text }) => would.test(text)) ?? next[0] ?? one;
}

/** "I would change nothing" is no lesson. */
const unchanged =
  /(?<!\p{L})(?:(?:sẽ|thì|cũng|vẫn|tôi|em|mình|tui|se|thi|cung|van|toi|minh) (?:không|chẳng|chả|khong) (?:cần )?(?:thay đổi|đổi|sửa|làm khác|thay doi|doi|lam khac)(?: gì| điều gì| gi)?(?=[.,;!]|$)|(?:giữ nguyên|làm y|làm (?:giống|như) (?:vậy|thế|cũ|lần trước))(?!\p{L})|(?:would|['’]d) (?:change nothing|do nothing differently|not change|do (?:it )?(?:all |exactly )?(?:the same|again the same))|wouldn['’]t (?:change|do anything differently)|nothing (?:would be )?differently)(?![^.!?]*(?:nhưng|but|except|nhung)(?!\p{L}))/iu;

/** What was learned; of a plan what it needs from others, which nothing of the past shows. */
export function lessonPart(reading: Reading, question: Question): AnswerPart {
  const { sentences, cues } = reading;
  const learned = sentences.filter((one) => has(reading, one, cues.lesson) && !unchanged.test(one.text));
  if (!plannedCodes.has(question.code)) {
    const told = learned.filter(({ text }) => !text.trimEnd().endsWith('?'));
    // Asked is what would be done differently today, not what has been since.
    const wished = question.code === 'depth' ? told.find(({ text }) => would.test(text)) : undefined;
    return shownBy(wished ?? told[0] ?? answered(sentences, learned[0]), 'lesson', 4);
  }
  const from = planStart(reading, question);
  const asked = sentences.find(
    (one) =>
      one.end > from &&
      has(reading, one, cues.helped) &&
      !unasked.test(one.text) &&
      (has(reading, one, cues.intent) || !has(reading, one, cues.done)),
  );
  return shownBy(asked, 'lesson', 4);
}

/** "There were 4,100 rules when I took over", "I've got nine of them" and "I've been here for years" tell how it was. */
const state =
  /^(?:(?:and|but|so) )?(?:there (?:was|were|is|are)|i(?:['’]ve| have) been (?:in|at|with|here|doing))(?!\p{L})/iu;
const owned = /^i(?:['’](?:ve|d)| have| had)? (?:got|inherited|took (?:\S+ ){0,3}?over)(?!\p{L})/iu;
/** Who is not asked is not needed. */
const unasked =
  /(?<!\p{L})(?:won['’]t|will not|would not|wouldn['’]t|(?:sẽ|se) (?:không|khong)) (?:ask|hỏi|nhờ|hoi|nho)(?!\p{L})/iu;

/** "The lad I supported would not come in" tells of him. */
const aside =
  /(?<!\p{L})(?:the|a|an|this|that|every|any) (?:\p{L}+[ -]){1,3}(?<!(?:mornings?|evenings?|afternoons?|nights?|days?|weeks?|months?|years?|time|end|beginning|start|moment|weekends?|summer|winter|spring|autumn|while|that|which|when|where|so|and|but|then|also|what)[ -])$/iu;
const isAside = (text: string, act: number): boolean =>
  /^i /iu.test(text.slice(act, act + 2)) && aside.test(text.slice(Math.max(0, act - 60), act));

/** Work of before, which is no step of a plan. */
const bygoneWork =
  /(?<!\p{L})(?:(?:chỗ|công ty|trường|quán|xưởng|nơi|cửa hàng|tiệm) cũ|làm suốt|(?:trong|ở) (?:cv|lý lịch|hồ sơ)|(?:cho|cong ty|truong|cua hang) cu|lam suot)(?!\p{L})/iu;
/** How surely a sentence is a step of a plan: it says so, it may be one, or it tells of before. */
function stepRank(reading: Reading, one: Sentence): number {
  const { cues } = reading;
  if (has(reading, one, cues.intent) || firstStep.test(one.text)) return 2;
  return pastAct.test(one.text) || has(reading, one, cues.done) || bygoneWork.test(one.text) ? 0 : 1;
}

/** Of the sentences that tell nothing else (no task, claim, wish or lesson) the first act of the one with most acts. */
function plainAct(reading: Reading, acts: readonly number[], question: Question): number | undefined {
  const { sentences, cues, text } = reading;
  const rank = (one: Sentence): number => (plannedCodes.has(question.code) ? stepRank(reading, one) : 1);
  const plain = sentences
    .filter((one) => !has(reading, one, cues.task, cues.claim, cues.link, cues.lesson))
    .filter((one) => !state.test(one.text) && !one.text.endsWith(':') && rank(one) > 0)
    .map((one) => ({
      rank: rank(one),
      inside: acts.filter((act) => act >= one.start && act < one.end),
    }))
    .filter(({ inside: [act = 0, ...more] }) => more.length > 0 || !isAside(text, act))
    .filter(({ inside }) => inside.length > 0);
  const [best] = plain.toSorted((a, b) => b.rank - a.rank || b.inside.length - a.inside.length);
  return best?.inside[0];
}

/** So many acts of one's own earn all points. */
export const actsOfAll = 3;
export function actionPart(reading: Reading, acts: readonly number[], question: Question): AnswerPart {
  const { sentences, text } = reading;
  const told = acts.filter((act) => !owned.test(text.slice(act, act + 24)));
  const first = plainAct(reading, told, question) ?? told[0];
  const count = new Set(told.map((at) => text.slice(at, at + 24).toLowerCase())).size;
  return {
    id: 'action',
    got: Math.min(1, count / actsOfAll) * 24,
    max: 24,
    count,
    quote: first === undefined ? null : quoteAt(sentences, first),
  };
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
  const found = sentences.filter((one) => has(reading, one, ...wanted) && !has(reading, one, lesson));
  // "That's why you." points at what stands elsewhere.
  const said = found.find(({ text }) => wordsOf(text).length > pointerWords) ?? found[0];
  return shownBy(answered(sentences, said), 'task', 12);
}
const pointerWords = 4;

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
