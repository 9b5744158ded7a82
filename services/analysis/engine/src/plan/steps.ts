import { skillById } from '../catalogue/skills.js';
import { skillEfforts } from '../catalogue/effort.js';
import { broaderThan } from '../catalogue/relations.js';
import type { Gap, PremiumReport, PremiumRequirement, Quote } from '../premium/premium-report.js';
import { exactGain } from '../score/what-if.js';
import { fold } from '../text/fold.js';
import { groupsOf, placeIn, slashedName } from './choices.js';
import { otherNumber } from './other-number.js';
import type { PlanStep, StepKind } from './plan.js';
import { middleHours } from './schedule.js';
import { type Way, wayOf } from './ways.js';

/** A name that is the same in every language. */
const isProduct = ({ ask, kind }: PremiumRequirement): boolean =>
  kind === 'tool' || (ask.type === 'skill' && skillById.get(ask.skillId)?.kind === 'tool');

/** `robots (Fanuc or ABB)`: one names the kind, the other stands in the bracket behind it. */
export function isHeadOf(head: PremiumRequirement, inner: PremiumRequirement): boolean {
  const [a, b] = [placeIn(head, inner.sentence), placeIn(inner)];
  if (!a || !b || b.start < a.end) return false;
  const between = inner.sentence.slice(a.end, b.start);
  // `dashboard Power BI`: the kind right before its name.
  if (between === ' ') return head.kind === 'hard-skill' && inner.ask.type === 'skill' && isProduct(inner);
  return /^\s?\((?:[^()]*[^\p{L}])?$/u.test(between);
}

const labelIn = ({ ask, sentence }: PremiumRequirement): string => {
  if (ask.type === 'term') return ask.text;
  return ask.type === 'certificate' ? ask.name : sentence;
};

interface Candidate extends Way {
  readonly one: PremiumRequirement;
  readonly other: Quote | null;
}

/** `2019 – 2022`, or no dates at all: a position whose length is not told by months. */
const yearOnly =
  /^\P{L}*(?:(?:from|since|in|từ|năm|hè|mùa|spring|summer|autumn|fall|winter)\s)*(?:19|20)\d{2}\P{L}*$/iu;
const lacksMonthsIn = ({ resume: { experience } }: PremiumReport): boolean =>
  experience.length === 0 ||
  experience.some(({ start }) => start === null || (yearOnly.test(start) && !/\d\D+\d/u.test(start)));

function candidatesOf(members: readonly PremiumRequirement[], report: PremiumReport): Candidate[] {
  const { documents } = report;
  const lacksMonths = lacksMonthsIn(report);
  const best = Math.max(...members.map(({ credit }) => credit));
  const amongPapers = members.some(({ kind }) => kind === 'certificate');
  return members
    .filter(({ credit }) => credit === best)
    .flatMap((one) => {
      const label = labelIn(one);
      const other = otherNumber(label, documents.resume);
      const way = wayOf(one, { label, amongPapers, otherNumber: other !== null, lacksMonths });
      return way ? [{ one, other, ...way }] : [];
    });
}

function stepOf(
  key: string,
  members: readonly PremiumRequirement[],
  report: PremiumReport,
  gaps: ReadonlyMap<string, Gap>,
): PlanStep | null {
  if (members.some(({ verdict, credit }) => verdict === 'met' && credit >= 1)) return null;
  const hours = ({ effort }: Candidate): number => (effort ? middleHours({ effort }) : Infinity);
  const all = candidatesOf(members, report).toSorted((a, b) => hours(a) - hours(b));
  // Of alternatives that are as far, the one that takes least; of what a slash joins, the one that takes most.
  const way = slashedName(members) === null ? all[0] : all.at(-1);
  if (!way) return null;
  const { one, code, effort, other } = way;
  const value = exactGain(report, new Set([one.id]));
  if (value <= 0) return null;
  const found = one.evidence.length > 0 ? one.evidence : (gaps.get(`gap-${one.id}`)?.quotes ?? []);
  const quotes = other && code.endsWith('-next') ? [other] : found;
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

/**
 * `Welding (MIG/TIG)`, `product data (Amplitude or similar)`: a kind and its examples are one demand. The examples are what
 * can be worked on, unless the kind is a trade of its own.
 */
function withoutDoubles(
  steps: readonly PlanStep[],
  byId: ReadonlyMap<string, PremiumRequirement>,
): PlanStep[] {
  const ofStep = ({ requirementIds: [id = ''] }: PlanStep): PremiumRequirement | undefined => byId.get(id);
  const isHead = (a: PlanStep, b: PlanStep): boolean => {
    const [head, inner] = [ofStep(a), ofStep(b)];
    return a !== b && head !== undefined && inner !== undefined && isHeadOf(head, inner);
  };
  const isWait = ({ kind }: PlanStep): boolean => kind === 'wait';
  const skillOf = (step: PlanStep): string | null => {
    const ask = ofStep(step)?.ask;
    return ask?.type === 'skill' ? ask.skillId : null;
  };
  /** Who learns RabbitMQ learns a message broker with it. */
  const isWider = (a: PlanStep, b: PlanStep): boolean => {
    const [wide, inner] = [skillOf(a), skillOf(b)];
    return (
      wide !== null &&
      inner !== null &&
      a.kind === 'learn' &&
      b.kind === 'learn' &&
      (a.importance === b.importance || b.importance === 'must') &&
      broaderThan(inner).includes(wide)
    );
  };
  /** A sentence whose names are steps already says nothing more to be done. */
  const isToldInParts = (step: PlanStep): boolean =>
    step.code === 'wait-duty' &&
    steps.some(
      (other) => other !== step && !isWait(other) && ofStep(other)?.sentence === ofStep(step)?.sentence,
    );
  return steps.filter(
    (step) =>
      !isToldInParts(step) &&
      !steps.some((other) => other !== step && isWider(step, other)) &&
      !steps.some((other) => !isWait(step) && !isWait(other) && isHead(step, other)) &&
      !steps.some((other) => isWait(other) && isHead(other, step)),
  );
}

/** `Technician (PLC)`: a field within the title is the position itself, and nothing to be learnt for it. */
function isInTitle({ kind, sentence }: PremiumRequirement, { job }: PremiumReport): boolean {
  if (kind === 'title' || kind === 'level' || job.title === null) return false;
  return fold(job.title).includes(fold(sentence.trim()));
}

/** Everything that can be done about a report, in the order of the post. */
export function stepsOf(report: PremiumReport): PlanStep[] {
  const { experience, education, skills } = report.sections.gaps;
  const gaps = new Map([...experience, ...education, ...skills].map((gap) => [gap.id, gap]));
  const byId = new Map(report.requirements.map((one) => [one.id, one]));
  const asked = report.requirements.filter((one) => !isInTitle(one, report));
  const all = [...groupsOf(asked)].flatMap(([key, members]) => stepOf(key, members, report, gaps) ?? []);
  const steps = withoutDoubles(all, byId);
  const skillOf = ({ requirementIds: [id = ''] }: PlanStep): string | null => {
    const ask = byId.get(id)?.ask;
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
