import type { Skill } from './entry.js';
import { skillById, skills } from './skills.js';

const narrower = new Map<string, Skill[]>();
const siblings = new Map<string, Set<string>>();
for (const skill of skills) {
  if (skill.parent !== null) narrower.set(skill.parent, [...(narrower.get(skill.parent) ?? []), skill]);
  for (const other of skill.related) {
    siblings.set(skill.id, (siblings.get(skill.id) ?? new Set()).add(other));
    siblings.set(other, (siblings.get(other) ?? new Set()).add(skill.id));
  }
}

/** Entries that are a kind of a skill: React of front-end frameworks. Who shows one shows the skill. */
export const narrowerThan = (skillId: string): readonly Skill[] => narrower.get(skillId) ?? [];

/** Ids of entries so near that knowing one is part of knowing the other. */
export const siblingsOf = (skillId: string): readonly string[] => [...(siblings.get(skillId) ?? [])];

/** Ids of the wider entries that a skill is a kind of. */
export function broaderThan(skillId: string): readonly string[] {
  const parent = skillById.get(skillId)?.parent ?? null;
  return parent === null ? [] : [parent];
}
