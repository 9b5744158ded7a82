import {
  certificateEffort,
  degreeEffort,
  type Effort,
  languageEffort,
  skillEffort,
  skillEfforts,
  termEffort,
} from '../catalogue/effort.js';
import { languageLevel } from '../catalogue/language-levels.js';
import { broaderThan } from '../catalogue/relations.js';
import { skillById } from '../catalogue/skills.js';
import type { Gap, PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import { exactGain } from '../score/what-if.js';
import type { PlanStep, StepCode, StepKind } from './plan.js';

const hoursToProve: Effort = { low: 0.5, high: 2, source: 'estimate' };
const hoursToTell: Effort = { low: 1, high: 3, source: 'estimate' };
/** A level that was asked for in no figure: B1. */
const usualLevel = 3;
/** Points that a step must give to be worth its line. */
const valueMin = 0.25;

const middleOf = ({ low, high }: Effort): number => (low + high) / 2;
/** Who knows something near, or has begun, may need much less. */
const shortened = ({ low, high, source }: Effort): Effort => ({ low: Math.ceil(low / 2), high, source });

interface Way {
  readonly code: StepCode;
  readonly effort: Effort | null;
}
const wait = (code: StepCode): Way => ({ code, effort: null });

function skillHours({ ask }: PremiumRequirement): Effort | null {
  const skill = ask.type === 'skill' ? skillById.get(ask.skillId) : undefined;
  return skill ? skillEffort(skill.id, skill.kind) : termEffort;
}

function ofSkill(one: PremiumRequirement): Way {
  const { code } = one.why;
  if (one.verdict === 'met')
    return { code: code === 'old' ? 'prove-old' : 'prove-listed', effort: hoursToProve };
  if (code === 'words-part' || code === 'child') return { code: 'prove-part', effort: hoursToProve };
  const hours = skillHours(one);
  if (!hours) return wait('wait-trade');
  if (code === 'learning' || code === 'planned') return { code: 'learn-begun', effort: shortened(hours) };
  if (code === 'basic') return { code: 'learn-basic', effort: shortened(hours) };
  if (one.ask.type === 'term') return { code: 'learn-term', effort: hours };
  if (one.verdict === 'partly') return { code: 'learn-near', effort: shortened(hours) };
  return { code: 'learn', effort: hours };
}

function ofLanguage({ ask, why, evidence }: PremiumRequirement): Way {
  if (ask.type !== 'language') return { code: 'prove-level', effort: hoursToProve };
  const { languageId, level } = ask;
  const wanted = level ?? usualLevel;
  switch (why.code) {
    case 'language-none':
    case 'denied':
      return { code: 'language', effort: languageEffort(languageId, 0, wanted) };
    case 'language-below': {
      const held = Math.max(0, ...evidence.map(({ quote }) => languageLevel(quote)?.rank ?? 0));
      const from = Math.min(held, wanted - 1);
      return { code: 'language-below', effort: languageEffort(languageId, from, wanted) };
    }
    case 'language-native':
    case 'language-written':
      return { code: 'prove-language', effort: hoursToProve };
    default:
      return { code: 'prove-level', effort: hoursToProve };
  }
}

function ofDegree({ ask, why }: PremiumRequirement): Way {
  const hours = ask.type === 'degree' ? degreeEffort(ask.level) : null;
  switch (why.code) {
    case 'degree-field':
      return wait('wait-field');
    case 'degree-running':
    case 'degree-part':
      return { code: 'study-begun', effort: hours && shortened(hours) };
    case 'degree-level':
      return { code: 'study-level', effort: hours && shortened(hours) };
    default:
      return { code: 'study', effort: hours };
  }
}

function ofCertificate({ ask, why }: PremiumRequirement): Way {
  const hours = certificateEffort(ask.type === 'certificate' ? ask.name : '');
  if (why.code === 'words-part') return { code: 'prove-part', effort: hoursToProve };
  return why.code === 'learning' || why.code === 'planned'
    ? { code: 'certify-begun', effort: shortened(hours) }
    : { code: 'certify', effort: hours };
}

function ofYears({ why }: PremiumRequirement): Way {
  return why.code === 'years-claimed' || why.code === 'years-said'
    ? { code: 'prove-dates', effort: hoursToProve }
    : wait('wait-years');
}

/** What can be done about a requirement that is not shown in full; null where nothing is known to be missing. */
function wayOf(one: PremiumRequirement): Way | null {
  if (one.verdict === 'met' && one.credit >= 1) return null;
  // About these a résumé often says nothing, and one example changes that; about others silence tells nothing.
  if (one.verdict === 'cannot-tell' && one.kind !== 'soft-skill') return null;
  switch (one.kind) {
    case 'soft-skill':
      return { code: one.evidence.length > 0 ? 'tell-more' : 'tell', effort: hoursToTell };
    case 'hard-skill':
    case 'tool':
      return ofSkill(one);
    case 'certificate':
      return ofCertificate(one);
    case 'language':
      return ofLanguage(one);
    case 'degree':
      return ofDegree(one);
    case 'years':
      return ofYears(one);
    case 'title':
      return wait('wait-title');
    case 'level':
      return wait('wait-level');
    case 'duty':
      return one.evidence.length > 0 ? { code: 'prove-duty', effort: hoursToProve } : wait('wait-duty');
    default:
      return null;
  }
}

/** Alternatives stand together. */
function groupsOf(requirements: readonly PremiumRequirement[]): Map<string, PremiumRequirement[]> {
  const groups = new Map<string, PremiumRequirement[]>();
  for (const one of requirements) {
    const key = one.group ?? one.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

function stepOf(
  key: string,
  members: readonly PremiumRequirement[],
  report: PremiumReport,
  gaps: ReadonlyMap<string, Gap>,
): PlanStep | null {
  const best = Math.max(...members.map(({ credit }) => credit));
  if (members.some(({ verdict, credit }) => verdict === 'met' && credit >= 1)) return null;
  const ways = members
    .filter(({ credit }) => credit === best)
    .flatMap((one) => {
      const way = wayOf(one);
      return way ? [{ one, ...way }] : [];
    });
  // Of alternatives that are as far, the one that takes least.
  const [way] = ways.toSorted(
    (a, b) => (a.effort ? middleOf(a.effort) : Infinity) - (b.effort ? middleOf(b.effort) : Infinity),
  );
  if (!way) return null;
  const { one, code, effort } = way;
  const value = exactGain(report, new Set([one.id]));
  if (value < valueMin) return null;
  const quotes = one.evidence.length > 0 ? one.evidence : (gaps.get(`gap-${one.id}`)?.quotes ?? []);
  return {
    key,
    kind: (code.split('-')[0] ?? 'wait') as StepKind,
    code,
    requirementIds: [one.id, ...members.flatMap(({ id }) => (id === one.id ? [] : [id]))],
    importance: members.some(({ importance }) => importance === 'must') ? 'must' : 'nice',
    quotes: quotes.slice(0, 2).map(({ start, end, quote }) => ({ start, end, quote })),
    effort: effort && { ...effort },
    value: Math.round(value * 100) / 100,
    needs: [],
  };
}

/** Everything that can be done about a report, in the order of the post. */
export function stepsOf(report: PremiumReport): PlanStep[] {
  const { experience, education, skills } = report.sections.gaps;
  const gaps = new Map([...experience, ...education, ...skills].map((gap) => [gap.id, gap]));
  const steps = [...groupsOf(report.requirements)].flatMap(
    ([key, members]) => stepOf(key, members, report, gaps) ?? [],
  );
  const skillOf = ({ requirementIds: [id] }: PlanStep): string | null => {
    const ask = report.requirements.find((one) => one.id === id)?.ask;
    return ask?.type === 'skill' ? ask.skillId : null;
  };
  const learnt = new Map(
    steps.filter(({ kind }) => kind === 'learn').map((step) => [skillOf(step), step.key]),
  );
  return steps.map((step) => {
    const skill = step.kind === 'learn' ? skillOf(step) : null;
    if (skill === null) return step;
    const before = [...(skillEfforts.get(skill)?.needs ?? []), ...broaderThan(skill)];
    const needs = before.flatMap((id) => learnt.get(id) ?? []).filter((key) => key !== step.key);
    return { ...step, needs: [...new Set(needs)] };
  });
}
