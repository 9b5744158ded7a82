import { matchSkills } from './catalogue/skills.js';
import { findTerms } from './job/terms.js';
import { tokenize } from './text/tokens.js';

export interface FoundSkill {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'hard' | 'tool' | 'soft';
  /** Id of the catalogue's entry; null for a term found by its form alone. */
  readonly id: string | null;
}

/** Skills and knowledge named in a text, with their places, from left to right. */
export function findSkills(text: string): FoundSkill[] {
  const known = matchSkills(text, tokenize(text)).map(({ start, end, value }) => ({
    text: text.slice(start, end),
    start,
    end,
    kind: value.kind,
    id: value.id,
  }));
  const terms = findTerms(text)
    .filter((term) => !known.some((skill) => term.start < skill.end && term.end > skill.start))
    .map((term) => ({ ...term, kind: 'hard' as const, id: null }));
  return [...known, ...terms].toSorted((a, b) => a.start - b.start);
}
