import { languageById } from '../catalogue/languages.js';
import { skillById } from '../catalogue/skills.js';
import type { Ask, Item } from '../job/item.js';
import type { SubScoreId } from '../report.js';
import { kindOf } from '../report/labels.js';
import type { Score } from '../score/score.js';
import { subSharesOf } from '../score/sub-scores.js';
import type { PremiumReport, PremiumRequirement, StoredAsk } from './premium-report.js';

function storedAsk(ask: Ask): StoredAsk {
  switch (ask.type) {
    case 'skill':
      return { type: 'skill', skillId: ask.skill.id };
    case 'years':
      return { type: 'years', years: ask.years, field: ask.field, skillIds: [...ask.skillIds] };
    case 'degree':
      return { type: 'degree', level: ask.level };
    case 'certificate':
      return { type: 'certificate', name: ask.name };
    case 'language':
      return {
        type: 'language',
        languageId: ask.language.id,
        level: ask.level,
        levelText: ask.levelText,
      };
    case 'term':
      return { type: 'term', text: ask.text };
    default:
      return ask;
  }
}

function askOf(ask: StoredAsk, kind: PremiumRequirement['kind']): Ask {
  switch (ask.type) {
    case 'skill': {
      const skill = skillById.get(ask.skillId);
      return skill ? { type: 'skill', skill } : { type: 'term', text: ask.skillId };
    }
    case 'language': {
      const language = languageById(ask.languageId);
      const { level, levelText } = ask;
      return language
        ? { type: 'language', language, level, levelText }
        : { type: 'term', text: ask.languageId };
    }
    case 'degree':
      return { type: 'degree', level: ask.level, fields: [], related: false };
    case 'certificate':
      return { type: 'certificate', id: ask.name, name: ask.name };
    case 'term':
      return kind === 'tool' || kind === 'soft-skill' ? { ...ask, kind } : ask;
    default:
      return ask;
  }
}

/** A stored requirement as an item of the ledger again, for its label. */
export const itemOf = ({ id, ask, kind, importance, group, sentence, span }: PremiumRequirement): Item => ({
  id,
  ask: askOf(ask, kind),
  importance,
  group,
  sentence,
  span,
});

/** The ledger with verdicts; a group's points stand on the member that decided. */
export function ledgerOf(score: Score): PremiumRequirement[] {
  const all = score.terms.flatMap((term, i) =>
    term.members.map(({ item, judgement, units, core }): PremiumRequirement => {
      const points = item === term.best.item ? score.points[i] : undefined;
      return {
        id: item.id,
        kind: kindOf(item),
        importance: item.importance,
        group: item.group,
        sentence: item.sentence,
        span: { start: item.span.start, end: item.span.end },
        verdict: judgement.verdict,
        evidence: judgement.evidence.map((evidence) => ({ ...evidence })),
        credit: judgement.credit,
        units,
        core,
        weight: points?.weight ?? 0,
        earned: points?.earned ?? 0,
        ask: storedAsk(item.ask),
        why: { ...judgement.why },
      };
    }),
  );
  return all.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

export function sumOf(score: Score): PremiumReport['sum'] {
  const lines = score.terms.flatMap((term, i) => {
    const points = score.points[i];
    return term.judged && points
      ? [{ kind: 'requirement' as const, requirementId: term.best.item.id, ...points }]
      : [];
  });
  const occupation = score.occupation
    ? [{ kind: 'occupation' as const, requirementId: null, ...score.occupation }]
    : [];
  return [...lines, ...occupation, { kind: 'base', requirementId: null, ...score.middle }];
}

export const subScoresOf = (score: Score): PremiumReport['subScores'] =>
  Object.entries(subSharesOf(score.terms, ({ item }) => kindOf(item))).map(([id, share]) => ({
    id: id as SubScoreId,
    ...share,
  }));
