import type { Skill } from '../catalogue/entry.js';
import type { DegreeLevel } from '../catalogue/degrees.js';
import type { Band, IntegrityCode } from '../report.js';
import type { Why } from '../match/judgement.js';
import type { AdviceWords } from './advice.js';
import type { Bases } from './bases.js';

/** All texts of a report in one language. Quotes and names are put in as they stand in the documents. */
export interface Words {
  readonly skill: (skill: Skill) => string;
  /** The name of a skill within a sentence: no capital unless it is a proper name. */
  readonly skillInText: (skill: Skill) => string;
  readonly years: (years: number, field: string | null) => string;
  readonly degree: (level: DegreeLevel) => string;
  readonly language: (en: string, vi: string, level: string | null) => string;
  /** A level that was asked for in words, on the six steps of CEFR. */
  readonly languageLevel: (rank: number) => string;
  readonly titleLabel: (title: string) => string;
  readonly levelLabel: (level: string) => string;
  readonly why: (why: Why, name: (skillId: string) => string) => string;
  readonly band: (band: Band) => string;
  readonly summary: (facts: {
    readonly score: number;
    readonly band: Band;
    readonly musts: number;
    readonly met: number;
    readonly missing: readonly string[];
    /** How many lines of the sum could be judged, and how many the post has. */
    readonly judged: number;
    readonly all: number;
  }) => string;
  readonly noScore: string;
  readonly middleLine: string;
  readonly occupationLine: string;
  readonly all: (labels: readonly string[]) => string;
  readonly anyOf: (labels: readonly string[]) => string;
  readonly base: Bases;
  readonly advice: AdviceWords;
  readonly strength: (label: string, quote: string, dated: boolean) => string;
  readonly integrity: (code: IntegrityCode, where: 'resume' | 'job') => string;
  readonly overqualifiedYears: (years: number, asked: number) => string;
  readonly overqualifiedLevel: (title: string) => string;
}
