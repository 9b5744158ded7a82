import business from './data/business-skills.json' with { type: 'json' };
import commerce from './data/commerce-skills.json' with { type: 'json' };
import data from './data/data-skills.json' with { type: 'json' };
import engineering from './data/engineering-skills.json' with { type: 'json' };
import general from './data/general-skills.json' with { type: 'json' };
import infrastructure from './data/infrastructure-skills.json' with { type: 'json' };
import people from './data/people-skills.json' with { type: 'json' };
import product from './data/product-skills.json' with { type: 'json' };
import soft from './data/soft-skills.json' with { type: 'json' };
import software from './data/software-skills.json' with { type: 'json' };
import technology from './data/technology-skills.json' with { type: 'json' };
import { type AliasData, aliasOf, type Skill } from './entry.js';

interface SkillData extends Pick<Skill, 'id' | 'en' | 'vi' | 'kind'> {
  readonly broader?: readonly string[];
  readonly siblings?: readonly string[];
  readonly parts?: readonly string[];
  readonly names: readonly AliasData[];
}

const skillOf = ({ id, en, vi, kind, broader = [], siblings = [], parts = [], names }: SkillData): Skill => ({
  id,
  en,
  vi,
  kind,
  broader,
  siblings,
  parts,
  aliases: names.map(aliasOf),
});

// A test validates the files line by line (`test/catalogue`), so that nothing is checked while the engine loads.
const files: readonly unknown[] = [
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

/** All skills of the catalogue; a new file of data is added here. The format is told in `data/README.md`. */
export const skills: readonly Skill[] = (files as readonly (readonly SkillData[])[]).flatMap((file) =>
  file.map(skillOf),
);

const trades: readonly unknown[] = [business, commerce, people];

/** Ids of the fields that people work in beside those of technology: accounting, sales, cooking. */
export const tradeSkillIds: ReadonlySet<string> = new Set(
  (trades as readonly (readonly SkillData[])[]).flatMap((file) =>
    file.filter(({ kind }) => kind === 'hard').map(({ id }) => id),
  ),
);
