import type { Skill } from '../catalogue/entry.js';
import { skills } from '../catalogue/skills.js';

const cases = new Map<string, Skill[]>();
for (const skill of skills)
  if (skill.parent !== null) cases.set(skill.parent, [...(cases.get(skill.parent) ?? []), skill]);

/** The entries that are cases of a skill: React of front-end frameworks. */
export const casesOf = (skillId: string): readonly Skill[] => cases.get(skillId) ?? [];
