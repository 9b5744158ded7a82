import { namesRole } from './catalogue/roles.js';
import { matchSkills } from './catalogue/skills.js';
import { findTerms } from './clause/terms.js';
import { extendSpan } from './skill-span/boundaries.js';
import { isAsked, isTagLine } from './skill-span/context.js';
import { isVague, isVagueTerm } from './skill-span/vague.js';
import { studySpans, type KnownSpan } from './skill-span/study.js';
import { tokenize } from './text/tokens.js';

export interface FoundSkill {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'hard' | 'tool' | 'soft';
  /** Id of the catalogue's entry; null for a term found by its form alone. */
  readonly id: string | null;
}

function knownSpans(text: string): KnownSpan[] {
  const tags = isTagLine(text);
  const known = matchSkills(text, tokenize(text), tags)
    .filter(
      ({ value, start, end }) =>
        value.kind === 'soft' ||
        tags ||
        (!namesRole(text, end) && !isVague(value.id, text.slice(start, end))),
    )
    .map(({ start, end, value }) => ({ start, end, kind: value.kind, id: value.id }));
  const terms = findTerms(text)
    .filter((term) => !known.some((skill) => term.start < skill.end && term.end > skill.start))
    .filter((term) => !isVagueTerm(term.text) && !namesRole(text, term.end))
    .map((term) => ({ start: term.start, end: term.end, kind: 'hard' as const, id: null }));
  return [...known, ...terms];
}

/**
 * Skills and knowledge that a text asks for or claims, with their places, from left to right. What a text merely
 * tells of (the company, its benefits, the name of the role) is left out.
 */
export function findSkills(text: string): FoundSkill[] {
  const spans = [...studySpans(text), ...knownSpans(text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const kept: KnownSpan[] = [];
  for (const span of spans) {
    const last = kept[kept.length - 1];
    if (last && span.start < last.end) continue;
    kept.push(span.kind === 'soft' ? span : extendSpan(text, span));
  }
  const asked = isAsked(text, kept);
  return kept
    .filter((span) => span.kind === 'soft' || asked)
    .map(({ start, end, kind, id }) => ({ text: text.slice(start, end), start, end, kind, id }));
}
