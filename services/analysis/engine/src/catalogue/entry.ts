/** What a catalogue entry names. */
export type SkillKind = 'hard' | 'tool' | 'soft';

export interface Skill {
  readonly id: string;
  readonly en: string;
  readonly vi: string;
  readonly kind: SkillKind;
  /** Ids of the entries it is a kind of: who shows this one shows those. The first is the nearest. */
  readonly broader: readonly string[];
  /** Ids of entries so near that knowing one is part of knowing the other. */
  readonly siblings: readonly string[];
  /** Ids of entries that make it up: who shows a case of each at work shows it. */
  readonly parts: readonly string[];
  readonly aliases: readonly Alias[];
}

/**
 * How the letters of a name and the words beside it must stand.
 * - `any`: in any case of letters.
 * - `exact`: only in this case of letters.
 * - `listed`: exact, and only beside other names (`Go`, `R`, `Word`).
 * - `trait`: an adjective that must describe a person (`flexible`, not `flexible hours`).
 * - `noun`: not where it is a verb (`your influence`, not `you influence the plan`).
 * - `role`: a job title that shows the skill where it is held (`Product Manager`), not where it is mentioned.
 * - `verb`: what is done by who has the skill (`deploy`, in each of its forms), where a line of work says that it was done.
 */
export const aliasMatches = ['any', 'exact', 'listed', 'trait', 'noun', 'role', 'verb'] as const;
export type AliasMatch = (typeof aliasMatches)[number];

export interface Alias {
  readonly text: string;
  readonly match: AliasMatch;
  /** `vi`: only in a Vietnamese clause; `en`: not in one. Names with diacritics need no mark. */
  readonly lang: 'any' | 'en' | 'vi';
  /** One of these must stand near; `~` is the name itself: `thợ ~` is the word before it. `pharma*` is a beginning. */
  readonly needs: readonly string[];
  /** None of these may stand there. */
  readonly not: readonly string[];
}

/** An alias as a file of data writes it: a plain string has no conditions. */
export type AliasData = string | (Pick<Alias, 'text'> & Partial<Alias>);

export const aliasOf = (data: AliasData): Alias => ({
  match: 'any',
  lang: 'any',
  needs: [],
  not: [],
  ...(typeof data === 'string' ? { text: data } : data),
});
