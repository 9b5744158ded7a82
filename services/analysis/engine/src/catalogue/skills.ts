import type { Token } from '../text/tokens.js';
import type { Skill } from './entry.js';
import { skills } from './skill-data.js';
import { isDone, verbForms } from './deeds.js';
import { isVerb } from './verbs.js';
import { TermIndex, type TermMatch } from './term-index.js';

export { skills } from './skill-data.js';

export const skillById: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

const index = new TermIndex<Skill>();
const roles = new TermIndex<Skill>();
const verbs = new TermIndex<Skill>();
for (const skill of skills)
  for (const alias of skill.aliases)
    if (alias.match === 'role') roles.add({ ...alias, match: 'any' }, skill);
    else if (alias.match === 'verb')
      for (const text of verbForms(alias.text)) verbs.add({ ...alias, text, match: 'any' }, skill);
    else index.add(alias, skill);

/** Skills that a held title shows by itself. */
export const matchRoles = (text: string, tokens: readonly Token[]): TermMatch<Skill>[] =>
  roles.find(text, tokens);

/** Skills that a line of work shows by what was done: `Deployed 40 services`, `Dịch 200 hợp đồng`. */
export const matchDeeds = (text: string, tokens: readonly Token[]): TermMatch<Skill>[] =>
  verbs.find(text, tokens).filter(({ from }) => isDone(text, tokens, from));

/** Names of the catalogue in a text. `anyCase`: lists of tags in lower case, where capitals say nothing. */
export const matchSkills = (text: string, tokens: readonly Token[], anyCase = false): TermMatch<Skill>[] =>
  index.find(text, tokens, anyCase).filter((match) => !isVerb(text, match.start, match.end));
