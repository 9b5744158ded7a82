import type { Evidence, Verdict } from '../report.js';

/** Why a verdict is what it is; turned into a sentence of the output language at the end. */
export type Why =
  | { readonly code: 'used' | 'listed' | 'old' | 'named'; readonly section?: string }
  | { readonly code: 'child' | 'child-part' | 'related'; readonly other: string }
  | { readonly code: 'parts'; readonly others: readonly string[] }
  | { readonly code: 'absent' | 'trait' | 'vague' | 'unsure' }
  | {
      readonly code:
        | 'denied'
        | 'wished'
        | 'learning'
        | 'planned'
        | 'lapsed'
        | 'past'
        | 'basic'
        | 'words-part'
        | 'shown'
        | 'shown-part';
    }
  | { readonly code: 'condition' | 'condition-part' | 'condition-not' | 'condition-unknown' }
  | {
      readonly code: 'years';
      readonly months: number;
      readonly years: number;
      readonly field: string | null;
      readonly until: string | null;
      /** The dates name years and no months. */
      readonly rough?: boolean;
    }
  | {
      readonly code: 'years-total';
      readonly months: number;
      readonly total: number;
      readonly years: number;
      readonly field: string;
      readonly until?: string | null;
      readonly rough?: boolean;
    }
  | { readonly code: 'years-claimed' | 'years-said'; readonly years: number }
  | { readonly code: 'years-unknown' }
  | {
      readonly code:
        | 'degree'
        | 'degree-field'
        | 'degree-level'
        | 'degree-none'
        | 'degree-running'
        | 'degree-part';
    }
  | {
      readonly code:
        | 'language'
        | 'language-below'
        | 'language-reading'
        | 'language-no-level'
        | 'language-written'
        | 'language-native'
        | 'language-none';
    }
  | { readonly code: 'title' | 'title-near' | 'title-none' }
  | { readonly code: 'level' | 'level-above' | 'level-below' | 'level-unknown' }
  | { readonly code: 'duty' | 'duty-part' | 'duty-unknown' };

export interface Judgement {
  readonly verdict: Verdict;
  /** Share of the item's weight that is earned, 0–1. */
  readonly credit: number;
  readonly evidence: readonly Evidence[];
  readonly why: Why;
}

export const judged = (
  verdict: Verdict,
  credit: number,
  why: Why,
  evidence: readonly Evidence[] = [],
): Judgement => ({
  verdict,
  credit: verdict === 'cannot-tell' || verdict === 'not-found' ? 0 : credit,
  evidence,
  why,
});

export const absent: Judgement = judged('not-found', 0, { code: 'absent' });
export const evidenceMax = 3;
