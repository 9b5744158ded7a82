/** What fields of CVs look like in one language; the pieces are drawn apart from each other. */
export interface Shapes {
  readonly names: readonly string[];
  readonly headlines: readonly string[];
  readonly places: readonly string[];
  readonly titles: readonly string[];
  readonly employers: readonly string[];
  readonly lines: readonly string[];
  readonly degrees: readonly string[];
  readonly schools: readonly string[];
  readonly grades: readonly string[];
  readonly skills: readonly string[];
  readonly skillKinds: readonly string[];
  readonly certifications: readonly string[];
  readonly languages: readonly string[];
  /** Forms of dates; `A` and `B` stand for the years. */
  readonly workDates: readonly string[];
  readonly studyDates: readonly string[];
}
