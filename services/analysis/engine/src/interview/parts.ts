import { figuresIn } from './figures.js';
import { goodWords, plannedCodes } from './interview.js';
import type { AnswerPart, PartId, Question } from './interview.js';
import { isAboutPerson, placesIn, planStart, quoteAt, type Reading, wordsOf } from './reading.js';

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

export function actionPart(reading: Reading, acts: readonly number[]): AnswerPart {
  const { sentences, text } = reading;
  const [first] = acts;
  const count = new Set(acts.map((at) => text.slice(at, at + 24).toLowerCase())).size;
  return {
    id: 'action',
    got: Math.min(1, count / 3) * 24,
    max: 24,
    count,
    quote: first === undefined ? null : quoteAt(sentences, first),
  };
}

/** What stands before the first act tells how it was, by its words or just by being there: most people begin so. */
export function situationPart(
  reading: Reading,
  [firstAct]: readonly number[],
  question: Question,
): AnswerPart {
  const { text, sentences, cues } = reading;
  // Only a gap asks for what was done so far.
  if (plannedCodes.has(question.code) && question.code !== 'gap')
    return cuePart(
      { ...reading, text: text.slice(0, planStart(reading, question)) },
      'situation',
      12,
      cues.nearest,
    );
  const { code } = question;
  // A question about a line of the résumé names the situation itself.
  const given: AnswerPart = { id: 'situation', got: 12, max: 12, count: 1, quote: null };
  if (firstAct === undefined) {
    const part = cuePart(reading, 'situation', 12, cues.situation);
    return part.count === 0 && code === 'depth' ? given : part;
  }
  const until = quoteAt(sentences, firstAct)?.end ?? firstAct;
  const at = placesIn(text.slice(0, until), cues.situation)[0];
  const before = text.slice(0, firstAct);
  // What somebody is like or thinks is no situation, however long it is.
  const claimed = [cues.claim, cues.unreal, cues.hedge].some((cue) => placesIn(before, cue).length > 0);
  const begun = wordsOf(before).length >= beforeWordsMin && !claimed ? (sentences[0]?.start ?? 0) : undefined;
  const told = at !== undefined && at < firstAct ? at : (begun ?? at);
  const found = told !== undefined;
  if (!found && code === 'depth') return given;
  return {
    id: 'situation',
    got: found ? 12 : 0,
    max: 12,
    count: found ? 1 : 0,
    quote: found ? quoteAt(sentences, told) : null,
  };
}

/** What was to be achieved; for questions about the person why they apply. */
export function taskPart(reading: Reading, question: Question): AnswerPart {
  const { task, link } = reading.cues;
  const cue = isAboutPerson(question) ? new RegExp(`${task.source}|${link.source}`, 'giu') : task;
  return cuePart(reading, 'task', 12, cue);
}

export function figuresPart({ text, sentences }: Reading): AnswerPart {
  const figures = figuresIn(text);
  const [first] = figures;
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

export function wePart(reading: Reading, actions: number, ours: readonly number[]): AnswerPart {
  const said = placesIn(reading.text, reading.cues.we);
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
