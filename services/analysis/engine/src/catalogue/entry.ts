/** What a catalogue entry names. */
export type SkillKind = 'hard' | 'tool' | 'soft';

export interface Skill {
  readonly id: string;
  readonly en: string;
  readonly vi: string;
  readonly kind: SkillKind;
  /** Id of the entry it is a case of: who shows a child shows the parent. */
  readonly parent: string | null;
  /** Ids of entries so near that knowing one is part of knowing the other. */
  readonly related: readonly string[];
  readonly aliases: readonly Alias[];
}

export interface Alias {
  readonly text: string;
  /**
   * `exact`: only in this case of letters. `listed`: exact, and only beside other names (`Go`, `R`, `Word`).
   * `role`: a job title that shows the skill where it is held (`Product Manager`), not where it is mentioned.
   */
  readonly match: 'any' | 'exact' | 'listed' | 'role';
}

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/#/g, '-sharp')
    .replace(/^\./, 'dot-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
