// The shape of a report, field by field the contract's `Report`; the service checks at compile time that they agree.

export type OutputLanguage = 'en' | 'vi';
export type TextLanguage = 'en' | 'vi' | 'mixed' | 'unknown';
export type Band = 'excellent' | 'good' | 'mediocre' | 'needs-improvement';
export type Verdict = 'met' | 'partly' | 'not-found' | 'cannot-tell';
export type Importance = 'must' | 'nice';
export type RequirementKind =
  | 'hard-skill'
  | 'soft-skill'
  | 'tool'
  | 'years'
  | 'level'
  | 'degree'
  | 'certificate'
  | 'language'
  | 'duty'
  | 'title'
  | 'condition';

/** Offsets in UTF-16 code units into one of `Report.documents`; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A literal piece of the résumé, and the section it stands in. */
export interface Evidence extends Span {
  quote: string;
  section: string;
  dated: boolean;
}

export interface Requirement {
  id: string;
  kind: RequirementKind;
  importance: Importance;
  label: string;
  group: string | null;
  sentence: string;
  span: Span;
  verdict: Verdict;
  reason: string;
  evidence: Evidence[];
  credit: number;
  /** Stated weight before it is scaled to points of 100, and whether the item belongs to the occupation itself. */
  units: number;
  core: boolean;
  weight: number;
  earned: number;
}

export type SubScoreId = 'experience' | 'skills' | 'education' | 'keyword' | 'language';
export type MetricId =
  | 'job-match'
  | 'summary-effectiveness'
  | 'experience-relevance'
  | 'achievement-impact'
  | 'soft-skills'
  | 'additional-skills'
  | 'language-quality'
  | 'personality-showcase';

export interface Judged<Id> {
  id: Id;
  score: number | null;
  basis: string;
}

export interface MissingSkill {
  requirementId: string;
  name: string;
  importance: Importance;
}

export interface Suggestion {
  id: string;
  kind:
    | 'requirement'
    | 'summary'
    | 'achievement'
    | 'keyword'
    | 'experience'
    | 'education'
    | 'format'
    | 'contact';
  title: string;
  detail: string;
  gain: number;
  requirementIds: string[];
  /** Section of the résumé the advice belongs to, as headed there. */
  section?: string;
  /** The line as it stands, and a proposal with blanks to fill in. */
  before?: string;
  proposal?: string;
}

export type IntegrityCode =
  | 'hidden-text'
  | 'instructions'
  | 'stuffing'
  | 'copied-job'
  | 'invisible-characters'
  | 'two-people'
  | 'job-as-resume'
  | 'resume-as-job'
  | 'truncated'
  | 'plain-reader';

export interface IntegrityNotice {
  code: IntegrityCode;
  severity: 'info' | 'warning';
  message: string;
  quote: string | null;
}

export interface DatedFacts {
  start: string | null;
  end: string | null;
  dates: string | null;
}
export interface ExperienceFacts extends DatedFacts {
  title: string | null;
  company: string | null;
  location: string | null;
  bullets: string[];
  /** Two ways of reading name the position otherwise; absent where they agree. */
  unsure?: true;
}
export interface EducationFacts extends DatedFacts {
  degree: string | null;
  field: string | null;
  institution: string | null;
  gpa: string | null;
}

export interface SkillLine {
  label: string | null;
  items: string[];
}

export type ListDates = Record<'certifications' | 'awards' | 'activities', (string | null)[]>;

export interface ResumeFacts {
  language: TextLanguage;
  contact: {
    full_name: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
    links: string[];
  };
  headline: string | null;
  summary: string | null;
  experience: ExperienceFacts[];
  education: EducationFacts[];
  skills: string[];
  /** The lists of skills as they were written: what a line is called, and its items whole. */
  skillLines?: SkillLine[];
  interests?: string[];
  certifications: string[];
  languages: { name: string; level: string | null }[];
  projects: { name: string; dates?: string | null; bullets: string[] }[];
  awards: string[];
  activities: string[];
  /** The dates that stand apart from each entry of a list, in its order. */
  listDates?: ListDates;
  experienceMonths: number | null;
}

export interface Report {
  engineVersion: string;
  /** The day (`YYYY-MM-DD`) that "present" stands for. */
  today: string;
  language: OutputLanguage;
  score: number | null;
  band: Band | null;
  confidence: number;
  summary: string;
  sum: { requirementId: string | null; label: string; weight: number; earned: number }[];
  subScores: Judged<SubScoreId>[];
  metrics: Judged<MetricId>[];
  requirements: Requirement[];
  missingSkills: MissingSkill[];
  suggestions: Suggestion[];
  strengths: { text: string; requirementIds: string[] }[];
  integrity: IntegrityNotice[];
  overqualified: string | null;
  resume: ResumeFacts;
  job: { title: string | null; company: string | null; location: string | null; language: TextLanguage };
  /** `plain`: the résumé as a plain parser reads it, where a second one has. No span points into it. */
  documents: { resume: string; job: string; plain?: string };
}
