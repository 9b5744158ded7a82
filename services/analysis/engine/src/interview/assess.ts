import type { PremiumReport } from '../premium/premium-report.js';
import { languageOf } from '../text/language.js';
import { clashesIn } from './clashes.js';
import { figuresIn } from './figures.js';
import { goodWords, plannedCodes } from './interview.js';
import type { AnswerPart, Assessment, PartId, Question } from './interview.js';
import { isAboutPerson, ownActs, placesIn, quoteAt, readAnswer, type Reading, wordsOf } from './reading.js';
import { relevancePart } from './relevance.js';
import { reasonAgainst } from './unscored.js';

/** Most characters of an answer that are read. */
export const answerCharsMax = 6_000;
/** Of a sentence that tells how it was. */
const beforeWordsMin = 6;
/** Of a sentence that tells what came of it. */
const closingWordsMin = 5;

type Level = NonNullable<Assessment['level']>;

export interface Answered {
  readonly report: PremiumReport;
  readonly question: Question;
  /** The question as it was shown; an answer that repeats it says nothing. */
  readonly asked: string;
  readonly answer: string;
}

function cuePart(reading: Reading, id: PartId, max: number, cue: RegExp): AnswerPart {
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

function actionPart(reading: Reading, acts: readonly number[]): AnswerPart {
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
function situationPart(reading: Reading, [firstAct]: readonly number[]): AnswerPart {
  const { text, sentences, cues } = reading;
  if (firstAct === undefined) return cuePart(reading, 'situation', 12, cues.situation);
  const until = quoteAt(sentences, firstAct)?.end ?? firstAct;
  const at = placesIn(text.slice(0, until), cues.situation)[0];
  const before = text.slice(0, firstAct);
  // What somebody is like or thinks is no situation, however long it is.
  const claimed = [cues.claim, cues.unreal, cues.hedge].some((cue) => placesIn(before, cue).length > 0);
  const begun = wordsOf(before).length >= beforeWordsMin && !claimed ? (sentences[0]?.start ?? 0) : undefined;
  const told = at !== undefined && at < firstAct ? at : (begun ?? at);
  const found = told !== undefined;
  return {
    id: 'situation',
    got: found ? 12 : 0,
    max: 12,
    count: found ? 1 : 0,
    quote: found ? quoteAt(sentences, told) : null,
  };
}

/** Sentences after the last act in which the speaker is not spoken of: most stories end with what came of it. */
function closing({ text, sentences, cues }: Reading, acts: readonly number[]): number[] {
  const last = acts.at(-1) ?? Infinity;
  return sentences
    .filter(({ start, end }) => {
      const told = text.slice(start, end);
      return start > last && wordsOf(told).length >= closingWordsMin && told.search(cues.speaker) === -1;
    })
    .map(({ start }) => start);
}

/** How a plan would be judged by whoever made it. */
const judges =
  /(?<!\p{L})(?:đo|biết|kiểm tra|đánh giá|báo cáo|so sánh|mục tiêu|chỉ số|know|measure|check|show|compare|track|report|figures|KPI)(?!\p{L})/iu;
const unreal = /\b(?:would|could|should)\b[^.!?]{0,40}$/iu;

/** A result with a figure at it or right after it is worth all; one without three fifths. */
function resultPart(reading: Reading, acts: readonly number[], question: Question): AnswerPart {
  const { text, sentences, cues } = reading;
  // What stands before the first act is how it was, not what came of it.
  const [from = 0] = acts;
  const none: AnswerPart = { id: 'result', got: 0, max: 20, count: 0, quote: null };
  if (acts.length === 0 && onlyClaims(reading)) return none;
  const found = [...placesIn(text, cues.result), ...closing(reading, acts)].flatMap((at) => {
    const here = sentences.findIndex(({ start, end }) => at >= start && at < end);
    const sentence = sentences[here];
    if (at < from || !sentence || cues.open.test(sentence.text)) return [];
    // What is planned or would be has not come.
    const told = text.slice(sentence.start, sentence.end);
    const ahead = plannedCodes.has(question.code);
    if (ahead && acts.some((act) => act >= sentence.start && act < sentence.end) && !judges.test(told))
      return [];
    if (!ahead && unreal.test(text.slice(sentence.start, at))) return [];
    const next = sentences[here + 1];
    // The next sentence belongs to it unless it tells of another act.
    const after = next && !acts.some((act) => act >= next.start && act < next.end) ? next : sentence;
    return [{ sentence, measured: figuresIn(text.slice(at, after.end)).length > 0 }];
  });
  const best = found.find(({ measured }) => measured) ?? found[0];
  if (!best) return none;
  const { start, end, text: quote } = best.sentence;
  return {
    id: 'result',
    got: best.measured ? 20 : 12,
    max: 20,
    count: best.measured ? 2 : 1,
    quote: { start, end, quote },
  };
}

function figuresPart({ text, sentences }: Reading): AnswerPart {
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

function lengthPart({ text }: Reading): AnswerPart {
  const count = wordsOf(text).length;
  const { min, max } = goodWords;
  const got = count < min ? (4 * count) / min : count > max ? Math.max(0, 4 - (count - max) / 60) : 4;
  return { id: 'length', got, max: 4, count, quote: null };
}

/** Words that weaken take at most ten points away; two of them are nothing. */
function hedgesPart(reading: Reading): AnswerPart {
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

function wePart(reading: Reading, actions: number): AnswerPart {
  const places = placesIn(reading.text, reading.cues.we);
  const only = actions === 0 && places.length >= 2;
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
function onlyClaims({ text, cues }: Reading): boolean {
  const events = [cues.situation, cues.task].flatMap((cue) => placesIn(text, cue));
  const claims = [cues.claim, cues.unreal].flatMap((cue) => placesIn(text, cue));
  return claims.length > events.length && figuresIn(text).every((figure) => yearsWord.test(figure.of));
}
const yearsWord = /^(?:năm|nam|years?)$/u;

/** A story beside the question shows nothing of what was asked; one of another skill shows an act at most. */
function mostFor(relevance: AnswerPart | undefined, { code }: Question): Level {
  if (relevance?.got === 0) return 2;
  return relevance?.count === 0 && code === 'weak-must' ? 3 : 5;
}

/** Anchors: 5 a whole story with a measured result, 4 without the measure, 3 action alone, 2 claims, 1 nothing. */
function levelOf(parts: Readonly<Record<string, AnswerPart>>, reading: Reading, question: Question): Level {
  const count = (id: PartId): number => parts[id]?.count ?? 0;
  // A question about a line of the résumé names the situation itself.
  const told = question.code === 'depth' || count('situation') + count('task') > 0;
  const actions = count('action');
  if (told && actions >= 2 && count('result') === 2) return 5;
  if (told && actions >= 1 && count('result') >= 1) return 4;
  if (actions >= 1) return 3;
  if (onlyClaims(reading)) return 1;
  if ((parts['we-not-i']?.got ?? 0) < 0) return 2;
  return count('situation') + count('task') + count('result') + count('lesson') > 0 ? 2 : 1;
}

/** What the next question asks about, the weightiest lack first. */
function followUpOf(parts: Readonly<Record<string, AnswerPart>>, { code }: Question): PartId | null {
  if (parts['relevance']?.got === 0) return 'relevance';
  const lacks = (['action', 'result', 'situation', 'task', 'relevance', 'figures', 'lesson'] as const).find(
    (id) => (parts[id]?.count ?? 0) === 0 && !(id === 'situation' && code === 'depth'),
  );
  return lacks ?? (parts['result']?.count === 1 ? 'figures' : null);
}

const round = (part: AnswerPart): AnswerPart => ({ ...part, got: Math.round(part.got * 10) / 10 });

/**
 * Feedback on an answer by stated anchors. Pure, no model; every quote is a literal piece of the answer. It is practice
 * feedback and predicts nothing.
 */
export function assess(answered: Answered): Assessment {
  const { question, report } = answered;
  const text = answered.answer.normalize('NFC').slice(0, answerCharsMax);
  const language = languageOf(text) === 'en' ? 'en' : 'vi';
  const reason = reasonAgainst(text, language, [
    answered.asked,
    report.documents.resume,
    report.documents.job,
  ]);
  if (reason) return { level: null, reason, points: null, parts: [], followUp: null, clashes: [], language };
  const reading = readAnswer(text, language);
  const { cues } = reading;
  const task = isAboutPerson(question)
    ? new RegExp(`${cues.task.source}|${cues.link.source}`, 'giu')
    : cues.task;
  const acts = ownActs(reading, question);
  const action = actionPart(reading, acts);
  const parts = [
    situationPart(reading, acts),
    cuePart(reading, 'task', 12, task),
    action,
    resultPart(reading, acts, question),
    figuresPart(reading),
    relevancePart(reading, report, question, language),
    cuePart(reading, 'lesson', 4, cues.lesson),
    lengthPart(reading),
    hedgesPart(reading),
    wePart(reading, action.count),
  ].map(round);
  const byId = Object.fromEntries(parts.map((part) => [part.id, part]));
  const level = Math.min(levelOf(byId, reading, question), mostFor(byId['relevance'], question)) as Level;
  const points = Math.max(0, Math.min(100, Math.round(parts.reduce((sum, { got }) => sum + got, 0))));
  return {
    level,
    reason: null,
    points,
    parts,
    followUp: followUpOf(byId, question),
    clashes: clashesIn(text, report),
    language,
  };
}
