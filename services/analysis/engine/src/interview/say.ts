import type { QuestionCode } from './interview.js';

/** What the sentences about one question are made of. */
export interface Asked {
  /** The requirement within a sentence; '' where the question is general. */
  readonly name: string;
  /** The same in the post's own words, to be quoted. */
  readonly phrase: string;
  /** False for what the post would only like. */
  readonly must: boolean;
  /** The résumé names it; otherwise its words are only the nearest that it has. */
  readonly named: boolean;
  /** Its sentence in the post. */
  readonly sentence: string;
  /** The words of the résumé it stands on, flat and cut. */
  readonly quotes: readonly string[];
  readonly jobTitle: string | null;
  /** False for who names no position: examples come from studies and projects. */
  readonly worked: boolean;
}

export interface QuestionWords {
  readonly question: (asked: Asked) => string;
  /** Why this is asked of this person. */
  readonly why: (asked: Asked) => string;
}

export type InterviewWords = Readonly<Record<QuestionCode, QuestionWords>>;
