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

/** One question in no language: what it is about, and the words of the résumé it stands on. */
export interface Question {
  /** 1 to 8. */
  readonly no: number;
  readonly code: QuestionCode;
  readonly requirementIds: string[];
  readonly quotes: Quote[];
}

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

/** A literal piece of the answer. */
export interface AnswerQuote {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** One addend of the points. `count` is what was counted: actions, figures, words, hedges. */
export interface AnswerPart {
  readonly id: PartId;
  readonly got: number;
  /** 0: a part that only takes away. */
  readonly max: number;
  readonly count: number;
  readonly quote: AnswerQuote | null;
}

/** Why an answer gets no score. */
export const unscoredReasons = [
  'too-short',
  'not-readable',
  'no-sentences',
  'repeats-itself',
  'copied',
  'instruction',
] as const;
export type UnscoredReason = (typeof unscoredReasons)[number];

/** A figure of the answer beside another one for the same thing in the résumé. */
export interface FigureClash {
  readonly said: AnswerQuote;
  readonly written: Quote;
}

export interface Assessment {
  /** 1 to 5 by anchors; null with a `reason`. */
  readonly level: 1 | 2 | 3 | 4 | 5 | null;
  readonly reason: UnscoredReason | null;
  /** Σ got, 0 to 100: it explains the level and orders attempts. */
  readonly points: number | null;
  readonly parts: readonly AnswerPart[];
  /** The part whose lack the next question asks about; null when nothing important lacks. */
  readonly followUp: PartId | null;
  readonly clashes: readonly FigureClash[];
  readonly language: 'vi' | 'en';
}

/** Feedback over all questions of a session, by the last attempt at each. */
export interface SessionSummary {
  readonly answered: number;
  readonly scored: number;
  /** Mean level with one decimal; null before the first scored answer. */
  readonly level: number | null;
  readonly parts: readonly { readonly id: PartId; readonly share: number }[];
  /** At most two, the most frequent first, each with the place where it shows. */
  readonly habits: readonly {
    readonly id: PartId | 'no-result' | 'no-figures' | 'too-short' | 'too-long';
    readonly times: number;
    readonly question: number;
    readonly quote: string | null;
  }[];
}
