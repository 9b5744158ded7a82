import { z } from 'zod';

/**
 * The report of a match: `analysis_result`. Made by the fit engine; every number in it is computed, every quote is a
 * span of one of the two texts in `documents`. Offsets are UTF-16 code units into those texts, `end` exclusive.
 */
export const Band = z.enum(['excellent', 'good', 'mediocre', 'needs-improvement']);
export const Verdict = z.enum(['met', 'partly', 'not-found', 'cannot-tell']);
export const Importance = z.enum(['must', 'nice']);
export const RequirementKind = z.enum([
  'hard-skill',
  'soft-skill',
  'tool',
  'years',
  'level',
  'degree',
  'certificate',
  'language',
  'duty',
  'title',
  'condition',
]);

export const Span = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });
/** A literal piece of the résumé, and the section it stands in. */
export const Evidence = Span.extend({ quote: z.string(), section: z.string(), dated: z.boolean() });

export const Requirement = z.object({
  id: z.string(),
  kind: RequirementKind,
  importance: Importance,
  /** Short name for people, in the output language where the catalogue has one, else as the job writes it. */
  label: z.string(),
  /** Items that are alternatives of each other ("A, B or C") share a group and are judged as one. */
  group: z.string().nullable(),
  /** The job's own sentence and where it stands. */
  sentence: z.string(),
  span: Span,
  verdict: Verdict,
  /** Why, in one sentence of the output language. */
  reason: z.string(),
  evidence: z.array(Evidence),
  /** Share (0–1) of its weight that the verdict earns; absent in reports of engines before 1.2. */
  credit: z.number().min(0).max(1).optional(),
  /** Stated weight before it is scaled to points, and whether it belongs to the occupation itself; since engine 2.0. */
  units: z.number().min(0).optional(),
  core: z.boolean().optional(),
  /** Points of 100 this item can give and gives; 0 of 0 when it could not be judged. */
  weight: z.number(),
  earned: z.number(),
});

/** `score` is 0–100, null when nothing could be judged; `basis` says in words what it was computed from. */
const Judged = { score: z.number().int().min(0).max(100).nullable(), basis: z.string() };

export const SubScoreId = z.enum(['experience', 'skills', 'education', 'keyword', 'language']);
export const SubScore = z.object({ id: SubScoreId, ...Judged });

export const MetricId = z.enum([
  'job-match',
  'summary-effectiveness',
  'experience-relevance',
  'achievement-impact',
  'soft-skills',
  'additional-skills',
  'language-quality',
  'personality-showcase',
]);
export const Metric = z.object({ id: MetricId, ...Judged });

export const MissingSkill = z.object({
  requirementId: z.string(),
  name: z.string(),
  importance: Importance,
});

export const Suggestion = z.object({
  id: z.string(),
  kind: z.enum([
    'requirement',
    'summary',
    'achievement',
    'keyword',
    'experience',
    'education',
    'format',
    'contact',
  ]),
  title: z.string(),
  detail: z.string(),
  /** Points the score would rise by, from re-running the score; 0 for advice that the score does not measure. */
  gain: z.number(),
  requirementIds: z.array(z.string()),
  /** Section of the résumé it belongs to, its current line, and a proposal with blanks; since engine 2.0. */
  section: z.string().optional(),
  before: z.string().optional(),
  proposal: z.string().optional(),
});

/** What hides, repeats or instructs; `quote` is literal and may be shortened. */
export const IntegrityNotice = z.object({
  code: z.enum([
    'hidden-text',
    'instructions',
    'stuffing',
    'copied-job',
    'invisible-characters',
    'two-people',
    'job-as-resume',
    'resume-as-job',
    'truncated',
    'plain-reader',
  ]),
  severity: z.enum(['info', 'warning']),
  message: z.string(),
  quote: z.string().nullable(),
});

const Dated = {
  /** As written: `03/2021`, `Mar 2021`; null when absent. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  dates: z.string().nullable(),
};

export const ResumeFacts = z.object({
  language: z.enum(['en', 'vi', 'mixed', 'unknown']),
  contact: z.object({
    full_name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    links: z.array(z.string()),
  }),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  experience: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      location: z.string().nullable(),
      ...Dated,
      bullets: z.array(z.string()),
      /** Two ways of reading name the position otherwise: its owner should look. Absent where they agree, and before 2.16. */
      unsure: z.literal(true).optional(),
    }),
  ),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      field: z.string().nullable(),
      institution: z.string().nullable(),
      gpa: z.string().nullable(),
      ...Dated,
    }),
  ),
  skills: z.array(z.string()),
  /** The lists of skills as they were written; absent in reports of engines before 2.6. */
  skillLines: z.array(z.object({ label: z.string().nullable(), items: z.array(z.string()) })).optional(),
  /** Absent in reports of engines before 2.6. */
  interests: z.array(z.string()).optional(),
  certifications: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), level: z.string().nullable() })),
  /** `dates` is absent in reports of engines before 2.7. */
  projects: z.array(
    z.object({ name: z.string(), dates: z.string().nullable().optional(), bullets: z.array(z.string()) }),
  ),
  awards: z.array(z.string()),
  /** Volunteering, clubs and the like; absent in reports of engines before 2.0. */
  activities: z.array(z.string()).optional(),
  /** The dates that stand apart from each entry of a list, in its order; absent in reports of engines before 2.7. */
  listDates: z
    .object({
      certifications: z.array(z.string().nullable()),
      awards: z.array(z.string().nullable()),
      activities: z.array(z.string().nullable()),
    })
    .optional(),
  /** Months of merged date ranges; null when no range could be read. */
  experienceMonths: z.number().int().nullable(),
});
export type ResumeFacts = z.output<typeof ResumeFacts>;

export const Report = z.object({
  engineVersion: z.string(),
  /** The day that "present" stands for; absent in reports of engines before 2.0. */
  today: z.iso.date().optional(),
  /** Output language of every text in the report that is not a quote. */
  language: z.enum(['en', 'vi']),
  /** 0–100; null when too little could be judged to give a number. */
  score: z.number().int().min(0).max(100).nullable(),
  band: Band.nullable(),
  /** Share (0–1) of the requirements' weight that could be judged. */
  confidence: z.number().min(0).max(1),
  /** One sentence: why this score. */
  summary: z.string(),
  /** The visible sum: `score = round(Σ earned)`; its lines are the judged requirements (or OR-groups) and the shrink line. */
  sum: z.array(
    z.object({
      requirementId: z.string().nullable(),
      label: z.string(),
      weight: z.number(),
      earned: z.number(),
    }),
  ),
  subScores: z.array(SubScore),
  metrics: z.array(Metric),
  requirements: z.array(Requirement),
  missingSkills: z.array(MissingSkill),
  suggestions: z.array(Suggestion),
  strengths: z.array(z.object({ text: z.string(), requirementIds: z.array(z.string()) })),
  integrity: z.array(IntegrityNotice),
  overqualified: z.string().nullable(),
  resume: ResumeFacts,
  job: z.object({
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    language: z.enum(['en', 'vi', 'mixed', 'unknown']),
  }),
  /** The two normalised texts that all spans point into, and the résumé as a plain parser reads it. */
  documents: z.object({ resume: z.string(), job: z.string(), plain: z.string().optional() }),
});
export type Report = z.output<typeof Report>;
