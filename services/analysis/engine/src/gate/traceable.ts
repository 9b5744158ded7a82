import { degreeLevel } from '../catalogue/degrees.js';
import { languageLevel } from '../catalogue/language-levels.js';
import { languagesIn } from '../catalogue/languages.js';
import type { Skill } from '../catalogue/entry.js';
import { matchSkills } from '../catalogue/skills.js';
import type { Item } from '../job/item.js';
import { findName } from '../text/find-name.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';

/** A name that a text may hold; `exact` where the case of its letters matters. */
export interface Name {
  readonly text: string;
  readonly exact: boolean;
}

/** The names by which an entry may be met in a text. Names that need company are left to the catalogue's own match. */
export const namesOf = (skill: Skill): Name[] => [
  ...[skill.en, skill.vi].map((text) => ({ text, exact: text.length <= 3 })),
  ...skill.aliases
    .filter(({ match }) => match === 'any' || match === 'exact')
    .map(({ text, match }) => ({ text, exact: match === 'exact' || text.length <= 3 })),
];

const holds = (text: string, { text: name, exact }: Name): boolean => findName(text, name, exact).length > 0;

/** True when the label of an item stands in the post, or in the catalogue's entry of words that do. */
export function isTraceable({ ask, sentence, span }: Item, post: string): boolean {
  if (post.slice(span.start, span.end) !== sentence) return false;
  switch (ask.type) {
    case 'skill':
      return (
        matchSkills(sentence, tokenize(sentence)).some(({ value }) => value.id === ask.skill.id) ||
        namesOf(ask.skill).some((name) => holds(post, name))
      );
    case 'term':
    case 'condition':
      return holds(post.replace(/\s+/g, ' '), { text: ask.text.replace(/\s+/g, ' '), exact: false });
    case 'title':
      return fold(post).includes(fold(ask.title));
    case 'language':
      return languagesIn(fold(sentence)).length > 0 || languageLevel(sentence) !== null;
    case 'degree':
      return degreeLevel(sentence) !== null || degreeLevel(post) !== null;
    default:
      return true;
  }
}
