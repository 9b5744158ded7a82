import { skillById } from '../catalogue/skills.js';
import { idsOf, kindOfTerm } from './asked.js';
import { evidenceAt } from '../match/mentions.js';
import type { Compared } from './compared.js';
import { measureOf, partOf } from './line.js';
import type { Measure, Part } from './premium-report.js';

const id = 'soft-skills';
/** Own soft skills that make up the measure where the post asks for none. */
const ownMax = 5;

const ofDeeds = new Set(['experience', 'projects', 'activities', 'awards']);

/** Named only is half, shown in a line of what was done is full. */
export function softSkillsMeasure(compared: Compared): Measure<typeof id> {
  const { score, mentions, read } = compared;
  const inLine = (start: number): boolean =>
    mentions.places.some(
      ({ block, kind, header }) => block.start <= start && block.end > start && ofDeeds.has(kind) && !header,
    );
  const asked = score.terms.filter((term) => kindOfTerm(term) === 'soft-skill' && term.units > 0);
  const max = 100 / Math.max(1, asked.length);
  if (asked.length > 0)
    return measureOf(
      id,
      asked.map((term): Part => {
        const { verdict, evidence, why } = term.best.judgement;
        const found = verdict === 'met' || verdict === 'partly';
        const dated = why.code === 'used' || why.code === 'old' || why.code === 'shown';
        const shown = verdict === 'met' && (dated || evidence.some(({ start }) => inLine(start)));
        const named = why.code === 'shown-part' ? 'shown-part' : 'named';
        const absent = verdict === 'cannot-tell' ? 'untold' : 'silent';
        const state = shown ? 'shown' : found ? named : absent;
        const part = partOf(id, state, shown ? max : found ? max / 2 : 0, max, {
          quotes: found ? evidence : [],
          requirementIds: idsOf(term),
        });
        return { ...part, id: `${id}.${term.best.item.id}` };
      }),
    );
  const own = mentions.skillIds.filter((skill) => skillById.get(skill)?.kind === 'soft');
  const share = 100 / ownMax;
  const parts = own
    .map((skill) => {
      const all = mentions.of(skill).filter(({ place }) => place.kind !== 'education' && !place.header);
      const shown = all.find(({ start }) => inLine(start));
      const at = shown ?? all[0];
      return { skill, shown: shown !== undefined, at };
    })
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => Number(b.shown) - Number(a.shown))
    .slice(0, ownMax)
    .map(({ skill, shown, at }): Part => {
      const part = partOf(id, shown ? 'own-shown' : 'own-named', shown ? share : share / 2, share, {
        quotes: at ? [evidenceAt(at.start, at.end, at.place, read.text)] : [],
        values: { skillId: skill },
      });
      return { ...part, id: `${id}.${skill}` };
    });
  const left = share * (ownMax - parts.length);
  return measureOf(id, [...parts, ...(left > 0 ? [partOf(id, 'own-none', 0, left)] : [])]);
}
