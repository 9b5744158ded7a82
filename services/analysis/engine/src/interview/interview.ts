// Types, not interfaces: only types are assignable to the contract's objects that keep unknown keys.
import type { Quote } from '../premium/premium-report.js';

export const questionCodes = [
  'walk-through',
  'why-this-post',
  'proud-of',
  'weak-must',
  'soft-skill',
  'depth',
  'gap',
  'duty',
  'disagreement',
  'mistake',
  'deadline',
  'learning',
  'priorities',
  'feedback',
  'initiative',
  'first-months',
] as const;
export type QuestionCode = (typeof questionCodes)[number];

/** Questions about what has not happened are answered by a plan, not by a story. */
export const plannedCodes: ReadonlySet<QuestionCode> = new Set(['gap', 'duty', 'first-months']);
/** Questions about the person; why this post counts as the task. */
export const isAboutPerson = ({ code }: { readonly code: QuestionCode }): boolean =>
  code === 'walk-through' || code === 'why-this-post';

/** Words of an answer that interviewers listen to. */
export const goodWords = { min: 60, max: 320 };

/** One question in no language: what it is about, and the words of the résumé it stands on. */
export type Question = {
  /** 1 to 8. */
  no: number;
  code: QuestionCode;
  requirementIds: string[];
  quotes: Quote[];
};

export const partIds = [
  'situation',
  'task',
  'action',
  'result',
  'figures',
  'relevance',
  'lesson',
  'length',
  'hedges',
  'we-not-i',
] as const;
export type PartId = (typeof partIds)[number];

/** Parts of which the person may say which sentence of theirs it is. */
export const chosenIds = ['situation', 'task', 'action', 'result', 'relevance', 'lesson'] as const;
export type ChosenId = (typeof chosenIds)[number];
/** Where the chosen sentence begins; null where the person says that none of them is it. */
export type Chosen = { readonly [id in ChosenId]?: number | null };

/** A literal piece of the answer. */
export type AnswerQuote = {
  start: number;
  end: number;
  quote: string;
};

/** One addend of the points. `count` is what was counted: actions, figures, words, hedges. */
export type AnswerPart = {
  id: PartId;
  got: number;
  /** 0: a part that only takes away. */
  max: number;
  count: number;
  quote: AnswerQuote | null;
  /** Not recognised, though a sentence stands where it would be told: it is no habit to lack it. */
  doubtful?: boolean;
  /** The person said which sentence it is, or that none is. */
  chosen?: boolean;
};

/** Why an answer gets no score. */
export const unscoredReasons = [
  'too-short',
  'not-readable',
  'no-sentences',
  'repeats-itself',
  'copied',
  'instruction',
  'no-answer',
] as const;
export type UnscoredReason = (typeof unscoredReasons)[number];

/** A figure of the answer beside another one for the same thing in the résumé. */
export type FigureClash = {
  said: AnswerQuote;
  written: Quote;
};

export type Assessment = {
  /** 1 to 5 by anchors; null with a `reason`. */
  level: 1 | 2 | 3 | 4 | 5 | null;
  reason: UnscoredReason | null;
  /** Σ got, 0 to 100: it explains the level and orders attempts. */
  points: number | null;
  parts: AnswerPart[];
  /** The part whose lack the next question asks about; null when nothing important lacks. */
  followUp: PartId | null;
  clashes: FigureClash[];
  language: 'vi' | 'en';
  /** Where the answer's sentences stand; those that may be chosen for a part. */
  sentences?: { start: number; end: number }[];
};

/** Feedback over all questions of a session, by the last attempt at each. */
export type SessionSummary = {
  answered: number;
  scored: number;
  /** Mean level with one decimal; null before the first scored answer. */
  level: number | null;
  parts: { id: PartId; share: number }[];
  /** At most two, the most frequent first, each with the place where it shows. */
  habits: {
    id: PartId | 'no-result' | 'no-figures' | 'too-short' | 'too-long';
    times: number;
    question: number;
    quote: string | null;
  }[];
};
