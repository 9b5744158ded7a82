import type { Item } from '../job/item.js';
import type { RequirementKind } from '../report.js';
import type { Compared } from './compared.js';
import { kindOf } from '../report/labels.js';
import type { Score, Term } from '../score/score.js';
import { skillKinds } from '../score/sub-scores.js';

export const kindOfTerm = (term: Term): RequirementKind => kindOf(term.best.item);
export const isSkillTerm = (term: Term): boolean => skillKinds.includes(kindOfTerm(term));
export const isHardTerm = (term: Term): boolean => isSkillTerm(term) && kindOfTerm(term) !== 'soft-skill';
export const idsOf = (term: Term): string[] => term.members.map(({ item }) => item.id);

const ofDeeds = new Set(['experience', 'projects', 'activities']);

/** A skill that is met and that no line of what was done names. */
export function isOnlyListed({ best }: Term, { mentions }: Pick<Compared, 'mentions'>): boolean {
  const { ask } = best.item;
  const { verdict, evidence } = best.judgement;
  if (verdict !== 'met' || (ask.type !== 'skill' && ask.type !== 'term')) return false;
  const done = mentions.places.filter(({ kind }) => ofDeeds.has(kind));
  const shown = ({ start }: { readonly start: number }): boolean =>
    done.some(({ block }) => block.start <= start && block.end > start);
  const named = ask.type === 'skill' ? mentions.of(ask.skill.id) : [];
  return !evidence.some(shown) && !named.some(shown);
}

/** Ids of the catalogue's skills that a post asks for. */
export const askedSkillIds = ({ terms }: Score): string[] => [
  ...new Set(
    terms
      .flatMap((term) => term.members.map(({ item }): Item => item))
      .flatMap(({ ask }) => (ask.type === 'skill' ? [ask.skill.id] : [])),
  ),
];
