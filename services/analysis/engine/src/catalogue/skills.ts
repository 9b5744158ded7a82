import type { Token } from '../text/tokens.js';
import { type Skill } from './entry.js';
import { parseTable } from './parse-table.js';
import { business } from './skills/business.js';
import { commerce } from './skills/commerce.js';
import { data } from './skills/data.js';
import { engineering } from './skills/engineering.js';
import { general } from './skills/general.js';
import { infrastructure } from './skills/infrastructure.js';
import { people } from './skills/people.js';
import { product } from './skills/product.js';
import { soft } from './skills/soft.js';
import { software } from './skills/software.js';
import { technology } from './skills/technology.js';
import { isVerb } from './verbs.js';
import { TermIndex, type TermMatch } from './term-index.js';

/** All tables of the catalogue; a new file is added here. */
export const skillTables: readonly string[] = [
  software,
  infrastructure,
  technology,
  data,
  product,
  business,
  commerce,
  engineering,
  people,
  general,
  soft,
];

export const skills: readonly Skill[] = skillTables.flatMap(parseTable);

export const skillById: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

const index = new TermIndex<Skill>();
const roles = new TermIndex<Skill>();
for (const skill of skills)
  for (const alias of skill.aliases)
    (alias.match === 'role' ? roles : index).add(
      { ...alias, match: alias.match === 'role' ? 'any' : alias.match },
      skill,
    );

/** Skills that a held title shows by itself. */
export const matchRoles = (text: string, tokens: readonly Token[]): TermMatch<Skill>[] =>
  roles.find(text, tokens);

/** Names of the catalogue in a text. `anyCase`: lists of tags in lower case, where capitals say nothing. */
export const matchSkills = (text: string, tokens: readonly Token[], anyCase = false): TermMatch<Skill>[] =>
  index.find(text, tokens, anyCase).filter((match) => !isVerb(text, match.start, match.end));
