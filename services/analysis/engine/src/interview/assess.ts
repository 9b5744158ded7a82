import type { PremiumReport } from '../premium/premium-report.js';
import { languageOf } from '../text/language.js';
import { asChosen } from './chosen.js';
import { clashesIn } from './clashes.js';
import { plannedCodes } from './interview.js';
import type { AnswerPart, Assessment, Chosen, PartId, Question, UnscoredReason } from './interview.js';
import {
  actionPart,
  figuresPart,
  hedgesPart,
  lessonPart,
  lengthPart,
  onlyClaims,
  taskPart,
  wePart,
} from './parts.js';
import { ourActs, ownActs, placesIn, plansNothing, readAnswer, type Reading } from './reading.js';
import { relevancePart } from './relevance.js';
import { resultPart } from './result.js';
import { situationPart } from './situation.js';
import { isNoAnswer, reasonAgainst } from './unscored.js';

/** Most characters of an answer that are read. */
export const answerCharsMax = 6_000;

type Level = NonNullable<Assessment['level']>;

export interface Answered {
  readonly report: PremiumReport;
  readonly question: Question;
  /** The question as it was shown; an answer that repeats it says nothing. */
  readonly asked: string;
  readonly answer: string;
  /** What the person said of their own sentences. */
  readonly chosen?: Chosen;
}

/**
 * A story beside the question shows nothing of what was asked. Where that cannot be told, it shows an act at most of a
 * demand or a line, and no more than a story without its figure where any work may be told.
 */
function mostFor(relevance: AnswerPart | undefined, question: Question, { text, cues }: Reading): Level {
  const { code, requirementIds } = question;
  if (relevance?.got === 0) return 2;
  // Whoever tells their part in a line need not repeat its words.
  const isPart = code === 'depth' && placesIn(text, cues.part).length > 0;
  if (relevance?.count !== 0 || isPart) return 5;
  return requirementIds.length > 0 || code === 'depth' ? 3 : 4;
}

/** Anchors: 5 a whole story with a measured result, 4 without the measure, 3 action alone, 2 claims, 1 nothing. */
function levelOf(parts: Readonly<Record<string, AnswerPart>>, reading: Reading, { code }: Question): Level {
  const count = (id: PartId): number => parts[id]?.count ?? 0;
  // Only a gap asks for what was done so far; other plans need no frame.
  const isPlan = plannedCodes.has(code) && code !== 'gap';
  const told = isPlan || count('situation') + count('task') > 0;
  const actions = count('action');
  if (told && actions >= 2 && count('result') === 2) return 5;
  if (told && actions >= 1 && count('result') >= 1) return 4;
  if (actions >= 1) return 3;
  if (onlyClaims(reading)) return 1;
  if ((parts['we-not-i']?.got ?? 0) < 0) return 2;
  const shows = (['situation', 'task', 'result', 'lesson'] as const).some((id) => parts[id]?.quote);
  return shows ? 2 : 1;
}

/** What the next question asks about, the weightiest lack first. */
function followUpOf(parts: Readonly<Record<string, AnswerPart>>): PartId | null {
  if (parts['relevance']?.got === 0) return 'relevance';
  const lacks = (['action', 'result', 'situation', 'task', 'relevance', 'figures', 'lesson'] as const).find(
    (id) => (parts[id]?.count ?? 0) === 0,
  );
  return lacks ?? (parts['result']?.count === 1 ? 'figures' : null);
}

const ofStory: readonly PartId[] = ['situation', 'task', 'action', 'result', 'figures', 'lesson'];
/** What a story beside the question tells earns nothing, however well it is told. */
const withoutStory = (part: AnswerPart): AnswerPart =>
  ofStory.includes(part.id) ? { ...part, got: 0 } : part;

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
  const unscored = (why: UnscoredReason): Assessment => ({
    level: null,
    reason: why,
    points: null,
    parts: [],
    followUp: null,
    clashes: [],
    language,
  });
  if (reason) return unscored(reason);
  const reading = readAnswer(text, language, report);
  const acts = ownActs(reading, question);
  const ours = ourActs(reading, question);
  const story = acts.length > 0 ? acts : ours;
  const asSaid = (part: AnswerPart): AnswerPart => asChosen(part, answered.chosen ?? {}, reading, acts);
  const action = asSaid(actionPart(reading, plansNothing(reading, question) ? [] : acts, question));
  const result = asSaid(resultPart(reading, story, question));
  const told = [
    asSaid(situationPart(reading, story, question)),
    asSaid(taskPart(reading, question)),
    action,
    result,
    figuresPart(reading, result),
    asSaid(relevancePart(reading, { report, question, language, acts: story })),
    asSaid(lessonPart(reading, question)),
    lengthPart(reading),
    hedgesPart(reading),
    wePart(reading, action.chosen ? action.count : acts.length, ours),
  ].map(round);
  if (isNoAnswer(reading, told)) return unscored('no-answer');
  const isBeside = told.some(({ id, got }) => id === 'relevance' && got === 0);
  const parts = isBeside ? told.map(withoutStory) : told;
  const byId = Object.fromEntries(parts.map((part) => [part.id, part]));
  const level = Math.min(
    levelOf(byId, reading, question),
    mostFor(byId['relevance'], question, reading),
  ) as Level;
  const points = Math.max(0, Math.min(100, Math.round(parts.reduce((sum, { got }) => sum + got, 0))));
  return {
    level,
    reason: null,
    points,
    parts,
    followUp: followUpOf(byId),
    clashes: clashesIn(text, report, question),
    language,
    sentences: reading.sentences.map(({ start, end }) => ({ start, end })),
  };
}
