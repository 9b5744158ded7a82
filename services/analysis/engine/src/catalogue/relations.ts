import type { Skill } from './entry.js';
import { skillById } from './skills.js';
import { skills } from './skill-data.js';

const narrower = new Map<string, Set<Skill>>();
const siblings = new Map<string, Set<string>>();
const add = <T>(map: Map<string, Set<T>>, key: string, value: T): unknown =>
  map.set(key, (map.get(key) ?? new Set<T>()).add(value));

/** All entries above one, nearest first: Spring Boot, Spring, Java. */
function above(skill: Skill): string[] {
  const found: string[] = [];
  let level: readonly string[] = skill.broader;
  while (level.length > 0) {
    const fresh = level.filter((id) => !found.includes(id) && id !== skill.id);
    found.push(...new Set(fresh));
    level = fresh.flatMap((id) => skillById.get(id)?.broader ?? []);
  }
  return found;
}

const broader = new Map(skills.map((skill) => [skill.id, above(skill)]));
for (const skill of skills) {
  for (const id of broader.get(skill.id) ?? []) add(narrower, id, skill);
  for (const other of skill.siblings) {
    add(siblings, skill.id, other);
    add(siblings, other, skill.id);
  }
}

const lists = <T>(sets: ReadonlyMap<string, Set<T>>): Map<string, readonly T[]> =>
  new Map([...sets].map(([id, set]) => [id, [...set]]));
const narrowerLists = lists(narrower);
const siblingLists = lists(siblings);
const none: readonly never[] = [];

/** Entries that are a kind of a skill, at any depth: React of front-end frameworks. Who shows one shows the skill. */
export const narrowerThan = (skillId: string): readonly Skill[] => narrowerLists.get(skillId) ?? none;

const practicesMin = 3;

/** What is practised within a field; the products that it uses are none. */
const isPractice = ({ kind, en, vi }: Skill): boolean => kind === 'hard' && en !== vi;

/** A field with several practices: one of its products, or its bare name, says little of it. */
export const isField = (skillId: string): boolean =>
  narrowerThan(skillId).filter(isPractice).length >= practicesMin;

/** Ids of entries so near that knowing one is part of knowing the other. */
export const siblingsOf = (skillId: string): readonly string[] => siblingLists.get(skillId) ?? none;

/** Ids of the wider entries that a skill is a kind of, nearest first. */
export const broaderThan = (skillId: string): readonly string[] => broader.get(skillId) ?? [];
