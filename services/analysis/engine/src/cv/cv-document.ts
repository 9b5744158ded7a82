// The shape of a CV, field by field the contract's `CvDocument`; types, not interfaces, so that they are assignable to it.
import type { Quote } from '../premium/premium-report.js';

export const cvDesigns = ['harvard', 'compact', 'two-column'] as const;
export type CvDesign = (typeof cvDesigns)[number];
export const cvPapers = ['a4', 'letter'] as const;
export type CvPaper = (typeof cvPapers)[number];
export type CvLanguage = 'en' | 'vi';

export const cvSectionKinds = [
  'education',
  'experience',
  'projects',
  'activities',
  'skills',
  'certifications',
  'languages',
  'awards',
  'interests',
] as const;
export type CvSectionKind = (typeof cvSectionKinds)[number];

/** The closed list of changes that keep every fact of a line. */
export const rewordRules = [
  'pronoun',
  'opener',
  'tense',
  'vague-end',
  'full-stop',
  'spaces',
  'post-spelling',
] as const;
export type RewordRule = (typeof rewordRules)[number];

/** Who wrote a line: the résumé, the résumé with the rules' changes, a model, or the person in the editor. */
export const lineAuthors = ['resume', 'reworded', 'model', 'you'] as const;
export type LineAuthor = (typeof lineAuthors)[number];

export type CvLine = {
  /** Unique in the document. */
  id: string;
  text: string;
  by: LineAuthor;
  /** The piece of the résumé that the line rests on; null for a line that the person added. */
  quote: Quote | null;
  /** The rules that were accepted; empty unless `by` is `reworded`. */
  rules: RewordRule[];
  /** A line that is left out stays in the document, to be called back. */
  shown: boolean;
};

/** A position, a study, a project; for lists (skills, languages …) `title` is the list's name and may be empty. */
export type CvEntry = {
  id: string;
  org: string;
  place: string;
  title: string;
  dates: string;
  /** Grade of a study. */
  detail: string;
  by: 'resume' | 'you';
  /** What was read of a position was not sure, and nobody has looked at it yet. */
  unsure?: true | undefined;
  /** Pieces of the résumé that the fields were taken from. */
  quotes: Quote[];
  lines: CvLine[];
};

export type CvSection = { kind: CvSectionKind; entries: CvEntry[] };

export type CvContact = { name: string; email: string; phone: string; place: string; links: string[] };

export type CvDocument = {
  version: 1;
  /** Language of the headings. */
  language: CvLanguage;
  design: CvDesign;
  paper: CvPaper;
  /** One page makes the type as large as fits; two pages keep it at reading size. */
  pages: 1 | 2;
  contact: CvContact;
  headline: string;
  summary: CvLine | null;
  sections: CvSection[];
};

/** Sections whose lines stand on one row each list, as `Tools: Excel, SAP`. */
export const isListSection = (kind: CvSectionKind): boolean =>
  kind === 'skills' || kind === 'languages' || kind === 'interests';

/** Entries that the person should look at, in the order of the CV. */
export const unsureEntries = ({ sections }: CvDocument): CvEntry[] =>
  sections.flatMap(({ entries }) => entries.filter(({ unsure }) => unsure));

/** Every line, the summary first. */
export const linesOf = ({ summary, sections }: CvDocument): CvLine[] => [
  ...(summary ? [summary] : []),
  ...sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)),
];
