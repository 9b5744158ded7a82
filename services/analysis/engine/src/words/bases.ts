/** Sentences that say what a sub-score or metric was computed from. */
export interface Bases {
  readonly noScore: string;
  readonly none: string;
  readonly jobMatch: (judged: number, all: number) => string;
  readonly items: (met: number, partly: number, all: number) => string;
  readonly keyword: (found: number, all: number) => string;
  readonly noEducation: string;
  readonly noLanguage: string;
  readonly noExperience: string;
  readonly summaryUnread: string;
  readonly summaryNone: string;
  readonly summary: (
    words: number,
    facts: {
      /** Null where the post names none to compare with. */
      readonly title: boolean | null;
      readonly skills: number | null;
      readonly number: boolean;
    },
  ) => string;
  /** Positions close to the one offered, of all; null where the post names no title. */
  readonly relevance: (positions: readonly [near: number, all: number] | null, skills: number) => string;
  readonly impact: (numbers: number, verbs: number, all: number) => string;
  readonly soft: (shown: number, named: number, all: number) => string;
  readonly softOwn: (found: number) => string;
  readonly nice: (met: number, partly: number, all: number) => string;
  readonly extra: () => string;
  readonly quality: (faults: readonly string[]) => string;
  readonly fault: {
    readonly long: (count: number) => string;
    readonly pronouns: (count: number) => string;
    readonly weak: (count: number) => string;
    readonly capitals: string;
    readonly repeated: (word: string) => string;
    readonly spelling: (words: readonly string[]) => string;
    readonly spaces: (count: number) => string;
    readonly accentless: string;
    readonly tense: (count: number) => string;
    readonly dateForms: string;
    readonly endPoints: string;
    readonly names: (words: readonly string[]) => string;
    readonly twoSpellings: (words: readonly string[]) => string;
  };
  readonly personality: (parts: readonly string[]) => string;
  readonly personalityNone: string;
  readonly behaviour: Readonly<
    Record<'initiative' | 'teamwork' | 'teaching' | 'persistence' | 'learning', string>
  >;
}
