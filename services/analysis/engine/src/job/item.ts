import type { DegreeLevel } from '../catalogue/degrees.js';
import type { Skill } from '../catalogue/entry.js';
import type { HumanLanguage } from '../catalogue/languages.js';
import type { Importance, Span } from '../report.js';

/** Circumstances that a post names beside abilities: shown in the report, never scored. */
export type Condition =
  | 'permit'
  | 'licence'
  | 'travel'
  | 'shift'
  | 'vehicle'
  | 'portfolio'
  | 'place'
  | 'age'
  | 'sex'
  | 'health'
  | 'record'
  | 'other';

/** What an item asks for, in a form that can be judged. */
export type Ask =
  | { readonly type: 'skill'; readonly skill: Skill }
  | { readonly type: 'term'; readonly text: string; readonly kind?: 'hard-skill' | 'tool' | 'soft-skill' }
  | { readonly type: 'condition'; readonly text: string; readonly condition: Condition }
  | {
      readonly type: 'years';
      readonly years: number;
      readonly field: string | null;
      readonly skillIds: readonly string[];
    }
  | {
      readonly type: 'degree';
      readonly level: DegreeLevel;
      readonly fields: readonly string[];
      readonly related: boolean;
    }
  | { readonly type: 'certificate'; readonly id: string; readonly name: string }
  | {
      readonly type: 'language';
      readonly language: HumanLanguage;
      readonly level: number | null;
      readonly levelText: string | null;
    }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'level'; readonly level: string }
  | { readonly type: 'duty' };

/** One line of the ledger. */
export interface Item {
  readonly id: string;
  readonly ask: Ask;
  importance: Importance;
  group: string | null;
  sentence: string;
  span: Span;
  /** Named by a duty, not by a demand: what the work is like rather than what one must bring. */
  inDuty?: boolean;
  /** Years in the position of the post or in a trade: they stand for it as well, and weigh as much. */
  ofTrade?: boolean;
}

export interface JobFacts {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
}
