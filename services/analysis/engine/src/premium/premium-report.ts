// The shape of a premium report. It holds codes, numbers and literal quotes only, so that it reads the same in every
// language; `words.ts` turns it into sentences. The contract's `PremiumReport` follows it; types, not interfaces, since
// only types are assignable to its objects that keep unknown keys.
import type { DegreeLevel } from '../catalogue/degrees.js';
import type { Condition } from '../job/item.js';
import type { Why } from '../match/judgement.js';
import type {
  Band,
  IntegrityNotice,
  MetricId,
  Report,
  Requirement,
  ResumeFacts,
  Span,
  SubScoreId,
  TextLanguage,
} from '../report.js';

/** A literal piece of `documents.resume`. */
export type Quote = Pick<Span, 'start' | 'end'> & {
  quote: string;
};

/** What a requirement asks for; entries of the catalogue by their ids. */
export type StoredAsk =
  | { type: 'skill'; skillId: string }
  | { type: 'term'; text: string }
  | { type: 'condition'; text: string; condition: Condition }
  | { type: 'years'; years: number; field: string | null; skillIds: string[] }
  | { type: 'degree'; level: DegreeLevel }
  | { type: 'certificate'; name: string }
  | { type: 'language'; languageId: string; level: number | null; levelText: string | null }
  | { type: 'title'; title: string }
  | { type: 'level'; level: string }
  | { type: 'duty' };

/** A line of the ledger. Its label and reason are sentences: `PremiumTexts.requirements`. */
export type PremiumRequirement = Omit<Requirement, 'label' | 'reason'> & {
  ask: StoredAsk;
  why: Why;
};

export type Value = number | string | boolean | string[];

/**
 * One statement about the résumé. Its sentence is `PremiumTexts.lines[id]`; it rests on the quotes, on the
 * requirements, or on both.
 */
export type Line<Code extends string = string> = {
  /** Unique in the report. */
  id: string;
  code: Code;
  quotes: Quote[];
  requirementIds: string[];
  values: Record<string, Value>;
};

/** A part of a measure. A part with `max` 0 either could not be measured (`unmeasured`) or takes points away. */
export type Part = Line & {
  got: number;
  max: number;
  unmeasured: boolean;
};

/** `score` is 100 × Σ got ÷ Σ max, rounded and kept within 0 and 100; null when nothing could be measured. */
export type Measure<Id extends string = string> = {
  id: Id;
  score: number | null;
  /** Why there is no score. */
  reason: UnmeasuredReason | null;
  parts: Part[];
};

export type UnmeasuredReason =
  | 'no-score'
  | 'no-positions'
  | 'no-lines'
  | 'no-years-asked'
  | 'no-dates'
  | 'no-skills-asked'
  | 'no-soft-skills-asked'
  | 'summary-unread'
  | 'nothing-to-compare';

/** One of the positions held, for a time line. Months count from year 0 (`year × 12 + month − 1`). */
export type TimelineEntry = {
  title: string | null;
  company: string | null;
  from: number | null;
  to: number | null;
  /** True where it goes on at present. */
  open: boolean;
  /** Nearness of its title to the one offered, 0–1; null where the post or the position has no title. */
  nearness: number | null;
  quotes: Quote[];
  /** Two ways of reading name it otherwise; absent where they agree. */
  unsure?: true;
};

/** How an asked skill was used: the row of quality relevance. */
export type SkillUse = {
  requirementId: string;
  got: number;
  max: number;
  usedInDatedLine: boolean;
  recent: boolean;
  withFigure: boolean;
  positions: number;
  quotes: Quote[];
};

/** Requirement ids by verdict, weightiest first. */
export type SkillGroup = {
  met: string[];
  partly: string[];
  missing: string[];
  unknown: string[];
};

export type Keyword = {
  requirementId: string;
  /** The résumé has the post's own spelling, another name of the same thing, or neither. */
  form: 'exact' | 'alias' | 'none';
  /** The words as the post and the résumé write them; null in the résumé where it says the thing in other words. */
  job: string;
  resume: string | null;
  inJob: number;
  inResume: number;
  quotes: Quote[];
};

export type Gap = Line & {
  /** Whole points the score would rise by if this were shown in full. */
  gain: number;
};

export type PlanType = 'active-job-seeker' | 'dream-job-check' | 'casual-development';

export type PremiumSections = {
  overall: {
    musts: number;
    met: number;
    /** The weightiest musts that were not found; alternatives stand together. */
    missing: string[][];
    judged: number;
    all: number;
  };
  metrics: Measure<MetricId>[];
  experience: {
    minimum: Measure<'minimum-experience'>;
    relevance: Measure<'contextual-relevance'>;
    quality: Measure<'quality-relevance'>;
    skills: SkillUse[];
    gaps: Line[];
    timeline: TimelineEntry[];
  };
  skills: { must: SkillGroup; nice: SkillGroup };
  education: { matches: Line[]; gaps: Line[]; running: Line[] };
  keywords: { matching: Keyword[]; missing: Keyword[] };
  strengths: Line[];
  enhancement: {
    summary: Line[];
    keywords: Line[];
    achievements: { measure: Measure<'achievement-quantification'>; lines: Line[] };
    experience: Line[];
    format: Line[];
  };
  gaps: { experience: Gap[]; education: Gap[]; skills: Gap[] };
  career: { overqualified: Line | null; plans: PlanType[] };
};

export type PremiumReport = {
  version: 1;
  engineVersion: string;
  today: string;
  score: number | null;
  band: Band | null;
  confidence: number;
  /** `score = round(Σ earned)`. */
  sum: {
    kind: 'requirement' | 'occupation' | 'base';
    requirementId: string | null;
    weight: number;
    earned: number;
  }[];
  subScores: { id: SubScoreId; score: number | null; met: number; partly: number; all: number }[];
  requirements: PremiumRequirement[];
  integrity: (Omit<IntegrityNotice, 'message'> & { where: 'resume' | 'job' })[];
  sections: PremiumSections;
  resume: ResumeFacts;
  job: {
    title: string | null;
    company: string | null;
    location: string | null;
    language: TextLanguage;
    deadline?: string | null;
  };
  documents: Report['documents'];
};

/** The sentences of one line: what it says, what to do about it, and a text with blanks to fill in. */
export type LineText = {
  title: string;
  detail: string | null;
  proposal: string | null;
};

/** Every sentence about a person, in one language. Quotes are put in as they stand in the documents. */
export type PremiumTexts = {
  language: 'vi' | 'en';
  summary: string;
  /** Beside each line of `sum`. */
  sum: string[];
  /** What each sub-score was computed from. */
  subScores: Record<string, string>;
  /** By requirement id. `choice` is the label with its alternatives, `name` the label within a sentence. */
  requirements: Record<string, { label: string; choice: string; name: string; reason: string }>;
  /** By measure id: what it was computed from, or why it could not be. */
  measures: Record<string, string>;
  /** By id of lines, parts and gaps. */
  lines: Record<string, LineText>;
  /** Beside each notice of `integrity`. */
  integrity: string[];
};
