import { z } from 'zod';
import {
  Band,
  Evidence,
  Importance,
  IntegrityNotice,
  MetricId,
  RequirementKind,
  ResumeFacts,
  Span,
  SubScoreId,
  Verdict,
} from './report.js';

/**
 * The report of a premium analysis, language-neutral: codes, numbers and literal quotes. Keys that are not named here
 * are kept, so that a report of a later engine passes. Offsets are UTF-16 code units into `documents.resume`.
 */
export const Quote = z.looseObject({ ...Span.shape, quote: z.string() });

const Score = z.number().int().min(0).max(100).nullable();

/** One statement about the résumé; its sentence is `PremiumTexts.lines[id]`. */
const lineShape = {
  /** Unique in the report. */
  id: z.string(),
  code: z.string(),
  quotes: z.array(Quote),
  requirementIds: z.array(z.string()),
  values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(z.string())])),
};
export const PremiumLine = z.looseObject(lineShape);
export type PremiumLine = z.output<typeof PremiumLine>;

/** `max` is 0 for a part that could not be measured (`unmeasured`) and for one that takes points away. */
export const PremiumPart = z.looseObject({
  ...lineShape,
  got: z.number(),
  max: z.number(),
  unmeasured: z.boolean(),
});
export type PremiumPart = z.output<typeof PremiumPart>;

/** `score` is 100 × Σ got ÷ Σ max, rounded and kept within 0 and 100; null with a `reason` where nothing was measured. */
const measureOf = <Id extends z.ZodType>(id: Id) =>
  z.looseObject({ id, score: Score, reason: z.string().nullable(), parts: z.array(PremiumPart) });
export const PremiumMeasure = measureOf(z.string());
export type PremiumMeasure = z.output<typeof PremiumMeasure>;

/** A position held. Months count from year 0: `year × 12 + month − 1`. */
export const TimelineEntry = z.looseObject({
  title: z.string().nullable(),
  company: z.string().nullable(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  open: z.boolean(),
  /** Nearness (0–1) of its title to the one offered. */
  nearness: z.number().min(0).max(1).nullable(),
  quotes: z.array(Quote),
  /** Two ways of reading name it otherwise: its owner should look. Absent where they agree, and before 2.16. */
  unsure: z.literal(true).optional(),
});

/** How an asked skill was used. */
export const SkillUse = z.looseObject({
  requirementId: z.string(),
  got: z.number(),
  max: z.number(),
  usedInDatedLine: z.boolean(),
  recent: z.boolean(),
  withFigure: z.boolean(),
  positions: z.number().int(),
  quotes: z.array(Quote),
});

/** Requirement ids by verdict, weightiest first. */
export const SkillGroup = z.looseObject({
  met: z.array(z.string()),
  partly: z.array(z.string()),
  missing: z.array(z.string()),
  unknown: z.array(z.string()),
});

export const Keyword = z.looseObject({
  requirementId: z.string(),
  /** The résumé has the post's own spelling, another name of the same thing, or neither. */
  form: z.enum(['exact', 'alias', 'none']),
  job: z.string(),
  resume: z.string().nullable(),
  inJob: z.number().int(),
  inResume: z.number().int(),
  quotes: z.array(Quote),
});

/** A gap and the whole points the score would rise by if it were shown in full. */
export const Gap = z.looseObject({ ...lineShape, gain: z.number() });

export const PremiumSections = z.looseObject({
  overall: z.looseObject({
    musts: z.number().int(),
    met: z.number().int(),
    /** The weightiest musts that were not found; alternatives stand together. */
    missing: z.array(z.array(z.string())),
    judged: z.number().int(),
    all: z.number().int(),
  }),
  metrics: z.array(measureOf(MetricId)),
  experience: z.looseObject({
    minimum: PremiumMeasure,
    relevance: PremiumMeasure,
    quality: PremiumMeasure,
    skills: z.array(SkillUse),
    gaps: z.array(PremiumLine),
    timeline: z.array(TimelineEntry),
  }),
  skills: z.looseObject({ must: SkillGroup, nice: SkillGroup }),
  education: z.looseObject({
    matches: z.array(PremiumLine),
    gaps: z.array(PremiumLine),
    running: z.array(PremiumLine),
  }),
  keywords: z.looseObject({ matching: z.array(Keyword), missing: z.array(Keyword) }),
  strengths: z.array(PremiumLine),
  enhancement: z.looseObject({
    summary: z.array(PremiumLine),
    keywords: z.array(PremiumLine),
    achievements: z.looseObject({ measure: PremiumMeasure, lines: z.array(PremiumLine) }),
    experience: z.array(PremiumLine),
    format: z.array(PremiumLine),
  }),
  gaps: z.looseObject({ experience: z.array(Gap), education: z.array(Gap), skills: z.array(Gap) }),
  career: z.looseObject({
    overqualified: PremiumLine.nullable(),
    plans: z.array(z.enum(['active-job-seeker', 'dream-job-check', 'casual-development'])),
  }),
});

export const PremiumRequirement = z.looseObject({
  id: z.string(),
  kind: RequirementKind,
  importance: Importance,
  group: z.string().nullable(),
  sentence: z.string(),
  span: Span,
  verdict: Verdict,
  evidence: z.array(Evidence),
  credit: z.number().min(0).max(1),
  units: z.number().min(0),
  core: z.boolean(),
  weight: z.number(),
  earned: z.number(),
  /** What is asked for and why the verdict is what it is, for `PremiumTexts.requirements`. */
  ask: z.looseObject({ type: z.string() }),
  why: z.looseObject({ code: z.string() }),
});

export const PremiumReport = z.looseObject({
  version: z.literal(1),
  engineVersion: z.string(),
  today: z.iso.date(),
  score: Score,
  band: Band.nullable(),
  confidence: z.number().min(0).max(1),
  /** `score = round(Σ earned)`. */
  sum: z.array(
    z.looseObject({
      kind: z.enum(['requirement', 'occupation', 'base']),
      requirementId: z.string().nullable(),
      weight: z.number(),
      earned: z.number(),
    }),
  ),
  subScores: z.array(
    z.looseObject({
      id: SubScoreId,
      score: Score,
      met: z.number().int(),
      partly: z.number().int(),
      all: z.number().int(),
    }),
  ),
  requirements: z.array(PremiumRequirement),
  integrity: z.array(
    IntegrityNotice.omit({ message: true })
      .extend({ where: z.enum(['resume', 'job']) })
      .loose(),
  ),
  sections: PremiumSections,
  resume: ResumeFacts,
  job: z.looseObject({
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    /** The day until which the post takes applications. */
    deadline: z.string().nullable().optional(),
    language: z.enum(['en', 'vi', 'mixed', 'unknown']),
  }),
  documents: z.looseObject({ resume: z.string(), job: z.string(), plain: z.string().optional() }),
});
export type PremiumReport = z.output<typeof PremiumReport>;

/** The sentences of a line: what it says, what to do about it, and a text with blanks to fill in. */
export const LineText = z.looseObject({
  title: z.string(),
  detail: z.string().nullable(),
  proposal: z.string().nullable(),
});

/** Every sentence of a report in one language. */
export const PremiumTexts = z.looseObject({
  language: z.enum(['vi', 'en']),
  summary: z.string(),
  /** Beside each line of `sum`. */
  sum: z.array(z.string()),
  subScores: z.record(z.string(), z.string()),
  /** By requirement id; `choice` is the label with its alternatives, `name` the label within a sentence. */
  requirements: z.record(
    z.string(),
    z.looseObject({ label: z.string(), choice: z.string(), name: z.string(), reason: z.string() }),
  ),
  /** By measure id: what it was computed from, or why it could not be. */
  measures: z.record(z.string(), z.string()),
  /** By id of lines, parts and gaps. */
  lines: z.record(z.string(), LineText),
  /** Beside each notice of `integrity`. */
  integrity: z.array(z.string()),
});
export type PremiumTexts = z.output<typeof PremiumTexts>;
