/** One piece of advice: what to do, why, and a line with blanks that only the person can fill. */
export interface Advice {
  readonly title: string;
  readonly detail: string;
  readonly proposal?: string;
}

export type AdviceSection =
  | 'summary'
  | 'experience'
  | 'skills'
  | 'education'
  | 'certifications'
  | 'languages'
  | 'contact';

/** Texts of advice. Lists and lines are the person's or the post's own words. */
export interface AdviceWords {
  readonly section: Readonly<Record<AdviceSection, string>>;
  readonly missing: (labels: readonly string[], must: boolean, employer: string | null) => Advice;
  readonly strengthen: (labels: readonly string[], employer: string | null) => Advice;
  /** A relative of what is asked for is shown. */
  readonly near: (label: string, shown: string, employer: string | null) => Advice;
  readonly coming: (labels: readonly string[]) => Advice;
  readonly soft: (labels: readonly string[]) => Advice;
  readonly years: (labels: readonly string[]) => Advice;
  readonly study: (labels: readonly string[]) => Advice;
  readonly certificates: (labels: readonly string[]) => Advice;
  /** A language that the résumé does not name. */
  readonly languageMissing: (labels: readonly string[]) => Advice;
  /** A language that it names without a level one could prove. */
  readonly languageLevel: (labels: readonly string[]) => Advice;
  readonly summaryMissing: (
    title: string | null,
    own: { readonly role: string | null; readonly skills: readonly string[] },
  ) => Advice;
  readonly summaryTitle: (title: string, skills: readonly string[]) => Advice;
  readonly numbers: (line: string, count: number, all: number) => Advice;
  readonly opening: (rest: string) => Advice;
  readonly dates: (header: string) => Advice;
  readonly bullets: (header: string) => Advice;
  readonly email: Advice;
  readonly phone: Advice;
  readonly hidden: Advice;
}

const shownMax = 4;

/** A list that ends with how many more there are: "A, B, C and 2 more". */
export function listed(labels: readonly string[], and: string, more: (count: number) => string): string {
  const all =
    labels.length > shownMax + 1 ? [...labels.slice(0, shownMax), more(labels.length - shownMax)] : labels;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${and} ${all[all.length - 1]}`;
}

/** `English (fluent)` is English. */
export const withoutLevel = (label: string): string => label.replace(/\s*\([^)]*\)/g, '');

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
