import type { Item } from '../job/item.js';
import type { RequirementKind } from '../report.js';
import { kindOf } from '../report/labels.js';
import type { Score, Term } from '../score/score.js';
import { skillKinds } from '../score/sub-scores.js';

export const kindOfTerm = (term: Term): RequirementKind => kindOf(term.best.item);
export const isSkillTerm = (term: Term): boolean => skillKinds.includes(kindOfTerm(term));
export const isHardTerm = (term: Term): boolean => isSkillTerm(term) && kindOfTerm(term) !== 'soft-skill';
export const idsOf = (term: Term): string[] => term.members.map(({ item }) => item.id);

/** Ids of the catalogue's skills that a post asks for. */
export const askedSkillIds = ({ terms }: Score): string[] => [
  ...new Set(
    terms
      .flatMap((term) => term.members.map(({ item }): Item => item))
      .flatMap(({ ask }) => (ask.type === 'skill' ? [ask.skill.id] : [])),
  ),
];
