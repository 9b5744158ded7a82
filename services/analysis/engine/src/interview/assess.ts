import { narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { matchSkills } from '../catalogue/skills.js';
import { isInstruction } from '../clause/instructions.js';
import { jobTitlesIn } from '../catalogue/job-titles.js';
import { topicsOf } from '../premium/duties.js';
import type { PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';
import { languageOf } from '../text/language.js';
import { sentencesOf, type Sentence } from '../text/sentences.js';
import { tokenize } from '../text/tokens.js';
import { cuesOf, type Cues } from './cues.js';
import { clashesIn } from './clashes.js';
import { figuresIn } from './figures.js';
import { goodWords } from './interview.js';
import type { AnswerPart, AnswerQuote, Assessment, PartId, Question, UnscoredReason } from './interview.js';

/** Most characters of an answer that are read. */
export const answerCharsMax = 6_000;
const wordsMin = 15;
const copiedShareMax = 0.6;
/** Lists of words have none of the words that join others to sentences. */
const glueShareMin = 0.04;
const runWords = 4;
/** Of a sentence that tells how it was. */
const beforeWordsMin = 6;

export interface Answered {
  readonly report: PremiumReport;
  readonly question: Question;
  /** The question as it was shown; an answer that repeats it says nothing. */
  readonly asked: string;
  readonly answer: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

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
function reasonAgainst(
  text: string,
  language: 'vi' | 'en',
  { report, asked }: Answered,
): UnscoredReason | null {
  const words = wordsOf(text);
  if (words.length < wordsMin) return 'too-short';
  if (words.filter((word) => isWordLike(word, language)).length / words.length < 0.7) return 'not-readable';
  if (isInstruction(text)) return 'instruction';
  if (new Set(words).size / words.length < 0.25) return 'repeats-itself';
  const { glue } = cuesOf(language);
  if (words.filter((word) => glue.has(word)).length / words.length < glueShareMin) return 'no-sentences';
  const own = [...runsOf(text)];
  const sources = [asked, report.documents.resume, report.documents.job].map(runsOf);
  const copied = own.filter((run) => sources.some((source) => source.has(run))).length;
  return own.length > 0 && copied / own.length > copiedShareMax ? 'copied' : null;
}

/** The sentence in which a cue stands, as a literal piece of the answer. */
function quoteAt(sentences: readonly Sentence[], at: number): AnswerQuote | null {
  const found = sentences.find(({ start, end }) => at >= start && at < end);
  return found ? { start: found.start, end: found.end, quote: found.text } : null;
}

interface Reading {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly cues: Cues;
}

/** Places of a cue; a sentence that denies ("I never …", "tôi chưa từng …") tells nothing of it. */
const denied = /(?<!\p{L})(?:never|not|n['’]t|cannot|chưa|không)(?!\p{L})/iu;
const placesOf = ({ text }: Reading, cue: RegExp): number[] =>
  [...text.matchAll(cue)].map(({ index }) => index);

function cuePart(reading: Reading, id: PartId, max: number, cue: RegExp): AnswerPart {
  const [at] = placesOf(reading, cue);
  const found = at !== undefined;
  return {
    id,
    got: found ? max : 0,
    max,
    count: found ? 1 : 0,
    quote: found ? quoteAt(reading.sentences, at) : null,
  };
}

/** Questions about what has not happened yet; what one would do counts as doing. */
const isAhead = ({ code }: Question): boolean => code === 'gap' || code === 'duty' || code === 'first-months';
/** Questions about the person; why this post counts as the task. */
const isAboutPerson = ({ code }: Question): boolean => code === 'walk-through' || code === 'why-this-post';

function actionPart(reading: Reading, question: Question): AnswerPart {
  const { cues, sentences, text } = reading;
  const places = [
    ...placesOf(reading, cues.action),
    ...(isAhead(question) ? placesOf(reading, cues.intent) : []),
  ];
  const real = places.filter((at) => !denied.test(text.slice(Math.max(0, at - 8), at + 24)));
  const distinct = new Set(real.map((at) => text.slice(at, at + 24).toLowerCase()));
  const [first] = real.toSorted((a, b) => a - b);
  const count = distinct.size;
  return {
    id: 'action',
    got: Math.min(1, count / 3) * 24,
    max: 24,
    count,
    quote: first === undefined ? null : quoteAt(sentences, first),
  };
}

const hasFigure = (sentence: string): boolean => figuresIn(sentence).length > 0;

/** Told by its words, or by a whole sentence before the first act: most people just begin with how it was. */
function situationPart(reading: Reading, action: AnswerPart): AnswerPart {
  const told = cuePart(reading, 'situation', 12, reading.cues.situation);
  const [first] = reading.sentences;
  if (told.count > 0 || !first || !action.quote || action.quote.start < first.end) return told;
  if (wordsOf(first.text).length < beforeWordsMin) return told;
  return { ...told, got: 12, count: 1, quote: { start: first.start, end: first.end, quote: first.text } };
}

/** A result with a figure beside it, in its sentence or the next, is worth all; one without three fifths. */
function resultPart(reading: Reading, action: AnswerPart): AnswerPart {
  // What stands before the first act is how it was, not what came of it.
  const from = action.quote?.start ?? 0;
  const places = placesOf(reading, reading.cues.result).filter((place) => place >= from);
  const at = places.find((place) => hasFigure(quoteAt(reading.sentences, place)?.quote ?? '')) ?? places[0];
  const quote = at === undefined ? null : quoteAt(reading.sentences, at);
  if (!quote) return { id: 'result', got: 0, max: 20, count: 0, quote: null };
  const next = reading.sentences.find(({ start }) => start >= quote.end);
  const measured = hasFigure(quote.quote) || (next !== undefined && hasFigure(next.text));
  return { id: 'result', got: measured ? 20 : 12, max: 20, count: measured ? 2 : 1, quote };
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

/** The skill asked for, its cases and its neighbours. */
function skillIdsOf({ ask }: PremiumRequirement): string[] {
  if (ask.type === 'skill')
    return [ask.skillId, ...narrowerThan(ask.skillId).map(({ id }) => id), ...siblingsOf(ask.skillId)];
  return ask.type === 'years' ? ask.skillIds : [];
}

function relevantPlace({ text }: Reading, requirements: readonly PremiumRequirement[]): number | undefined {
  const wanted = new Set(requirements.flatMap(skillIdsOf));
  const skill = matchSkills(text, tokenize(text)).find(({ value }) => wanted.has(value.id));
  if (skill) return skill.start;
  const said = topicsOf(text);
  const shared = requirements.flatMap(({ sentence, ask }) => [
    ...topicsOf(ask.type === 'term' ? ask.text : sentence),
  ]);
  const hits = shared.filter((topic) => said.has(topic));
  const [hit] = hits;
  const enough = hits.length >= 2 || requirements.some(({ ask }) => ask.type === 'term' && hits.length > 0);
  if (!enough || hit === undefined) return undefined;
  const [word = ''] = hit.split(' ');
  return Math.max(0, text.toLowerCase().indexOf(word));
}

/** Does the answer speak of what was asked? A general question is answered by any story. */
function relevancePart(reading: Reading, { report, question }: Answered): AnswerPart {
  const max = 14;
  const part = (got: number, at: number | undefined): AnswerPart => ({
    id: 'relevance',
    got,
    max,
    count: got === max ? 1 : 0,
    quote: at === undefined ? null : quoteAt(reading.sentences, at),
  });
  const requirements = report.requirements.filter(({ id }) => question.requirementIds.includes(id));
  if (requirements.length === 0 && !isAboutPerson(question)) return part(max, undefined);
  const at =
    requirements.length > 0
      ? relevantPlace(reading, requirements)
      : (relevantPlace(
          reading,
          report.requirements.filter(({ kind }) => kind !== 'soft-skill'),
        ) ?? (jobTitlesIn(reading.text).length > 0 ? 0 : undefined));
  if (at !== undefined) return part(max, at);
  return part(matchSkills(reading.text, tokenize(reading.text)).length > 0 ? 4 : 0, undefined);
}

function lengthPart({ text }: Reading): AnswerPart {
  const count = wordsOf(text).length;
  const { min, max } = goodWords;
  const got = count < min ? (4 * count) / min : count > max ? Math.max(0, 4 - (count - max) / 60) : 4;
  return { id: 'length', got, max: 4, count, quote: null };
}

/** Words that weaken take at most ten points away; two of them are nothing. */
function hedgesPart(reading: Reading): AnswerPart {
  const places = [...placesOf(reading, reading.cues.hedge), ...placesOf(reading, reading.cues.filler)];
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
  const places = placesOf(reading, reading.cues.we);
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

/** Anchors: 5 a whole story with a measured result, 4 without the measure, 3 action alone, 2 claims, 1 nothing. */
function levelOf(parts: Readonly<Record<string, AnswerPart>>): 1 | 2 | 3 | 4 | 5 {
  const count = (id: PartId): number => parts[id]?.count ?? 0;
  const told = count('situation') + count('task') > 0;
  const actions = count('action');
  if (told && actions >= 2 && count('result') === 2) return 5;
  if (told && actions >= 1 && count('result') >= 1) return 4;
  if (actions >= 1) return 3;
  return count('situation') + count('task') + count('result') + count('lesson') > 0 ? 2 : 1;
}

/** What the next question asks about, the weightiest lack first. */
function followUpOf(parts: Readonly<Record<string, AnswerPart>>): PartId | null {
  const lacks = (['action', 'result', 'situation', 'task', 'relevance', 'figures', 'lesson'] as const).find(
    (id) => (parts[id]?.count ?? 0) === 0,
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
  const reason = reasonAgainst(text, language, answered);
  if (reason) return { level: null, reason, points: null, parts: [], followUp: null, clashes: [], language };
  const cues = cuesOf(language);
  const reading: Reading = {
    text,
    sentences: text.split('\n').length > 1 ? linesOf(text) : sentencesOf(text, 0),
    cues,
  };
  const task = isAboutPerson(question)
    ? new RegExp(`${cues.task.source}|${cues.link.source}`, 'giu')
    : cues.task;
  const action = actionPart(reading, question);
  const parts = [
    situationPart(reading, action),
    cuePart(reading, 'task', 12, task),
    action,
    resultPart(reading, action),
    figuresPart(reading),
    relevancePart(reading, answered),
    cuePart(reading, 'lesson', 4, cues.lesson),
    lengthPart(reading),
    hedgesPart(reading),
    wePart(reading, action.count),
  ].map(round);
  const byId = Object.fromEntries(parts.map((part) => [part.id, part]));
  const points = Math.max(0, Math.min(100, Math.round(parts.reduce((sum, { got }) => sum + got, 0))));
  return {
    level: levelOf(byId),
    reason: null,
    points,
    parts,
    followUp: followUpOf(byId),
    clashes: clashesIn(text, report),
    language,
  };
}

/** Sentences of a text of several paragraphs. */
function linesOf(text: string): Sentence[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const found = sentencesOf(line, at);
    at += line.length + 1;
    return found;
  });
}
