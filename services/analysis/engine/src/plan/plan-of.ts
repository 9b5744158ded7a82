import { jobTitleIn, jobTitles } from '../catalogue/job-titles.js';
import { levelOf, levels } from '../catalogue/titles.js';
import { titleNearness } from '../match/titles-near.js';
import { titleScore } from '../layout/phrases.js';
import type { PlanType, PremiumReport, TimelineEntry } from '../premium/premium-report.js';
import { whatIf } from '../score/what-if.js';
import { engineVersion } from '../version.js';
import type { Plan, PlanArea, PlanBasis, PlannedStep, PlanStep } from './plan.js';
import { middleHours, scheduleOf, type Slot, weekFraction } from './schedule.js';
import { areaOf } from './step-area.js';
import { stepsOf } from './steps.js';
import { hoursToProve } from './ways.js';
import { hoursPerWeekMax, planTypes } from './types.js';

const dayMs = 24 * 3_600_000;
const daysOfWeek = 7;
const titlesMax = 3;
const nearMin = 0.4;
/** Points that a step must give alone to be worth its line: with less, the score shown stays as it is. */
const valueMin = 0.5;

const shownBy = (steps: readonly PlanStep[]): Set<string> =>
  new Set(steps.flatMap(({ requirementIds }) => requirementIds.slice(0, 1)));

/** What each area alone would bring, by the same what-if as the plan's promise: the score is no plain sum of its lines. */
function areasOf(report: PremiumReport, steps: readonly PlanStep[]): PlanBasis['areas'] {
  const kinds = new Map(report.requirements.map(({ id, kind }) => [id, kind]));
  const areas = new Map<PlanArea, PlanStep[]>();
  for (const step of steps) {
    const area = areaOf(step, kinds.get(step.requirementIds[0] ?? ''));
    if (area !== null) areas.set(area, [...(areas.get(area) ?? []), step]);
  }
  const now = report.score ?? 0;
  // What cannot be hurried is in no promise; it names an area only where nothing else does.
  const countedOf = (own: readonly PlanStep[]): readonly PlanStep[] => {
    const planned = own.filter(({ effort, value }) => effort !== null && value >= valueMin);
    return planned.length > 0 ? planned : own;
  };
  return [...areas]
    .map(([area, all]) => [area, countedOf(all)] as const)
    .map(([area, own]) => ({
      area,
      lost: (whatIf(report, shownBy(own))?.score ?? now) - now,
      requirementIds: own
        .toSorted((a, b) => b.value - a.value)
        .flatMap(({ requirementIds }) => requirementIds.slice(0, 1)),
    }))
    .toSorted((a, b) => b.lost - a.lost);
}

/** A title that somebody could look for: of the catalogue, or by its form, from a position that is sure to be read right. */
const isSought = ({ title, unsure }: TimelineEntry): boolean =>
  title !== null && unsure !== true && (jobTitleIn(title) !== null || titleScore(title) === 2);

/** The post's own title, and those last held, none of them a step down from the last; as they are written. */
function titlesOf({ job, sections }: PremiumReport): string[] {
  const held = sections.experience.timeline.filter(isSought).flatMap(({ title }) => title ?? []);
  const rankOf = (title: string): number => levels.indexOf(levelOf(title));
  const [last = ''] = held;
  const all = [
    ...(job.title === null ? [] : [job.title]),
    ...held.filter((title) => rankOf(title) >= rankOf(last)),
  ];
  const seen = new Set<string>();
  return all
    .filter((title) => !seen.has(title.toLowerCase()) && seen.add(title.toLowerCase()))
    .slice(0, titlesMax);
}

/** Titles of the same family above the post's that are near to it, nearest first. */
function higherOf({ job }: PremiumReport): PlanBasis['higher'] {
  const title = job.title === null ? null : jobTitleIn(job.title);
  if (title === null || job.title === null) return [];
  const rank = levels.indexOf(levelOf(job.title));
  return jobTitles
    .filter(({ family, level }) => family === title.family && levels.indexOf(level) > rank)
    .map(({ en, vi }) => ({ en, vi, near: titleNearness(title.en, en) }))
    .filter(({ near }) => near >= nearMin)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, titlesMax)
    .map(({ en, vi }) => ({ en, vi }));
}

const rateOf = (step: PlanStep): number => step.value / Math.max(0.5, middleHours(step));
const isShown = ({ kind }: Pick<PlanStep, 'kind'>): boolean => kind === 'prove' || kind === 'tell';

/** Best points an hour first, as the type wants it; what another step needs comes before it. */
function inOrder(steps: readonly PlanStep[], type: PlanType): PlanStep[] {
  const { showFirst, mustsFirst } = planTypes[type];
  const sorted = steps.toSorted(
    (a, b) =>
      (showFirst ? Number(isShown(b)) - Number(isShown(a)) : 0) ||
      (mustsFirst ? Number(b.importance === 'must') - Number(a.importance === 'must') : 0) ||
      rateOf(b) - rateOf(a) ||
      b.value - a.value,
  );
  const byKey = new Map(sorted.map((step) => [step.key, step]));
  const ordered = new Set<PlanStep>();
  const put = (step: PlanStep, above: readonly string[]): void => {
    for (const key of step.needs) {
      const before = byKey.get(key);
      if (before && !above.includes(key)) put(before, [...above, step.key]);
    }
    ordered.add(step);
  };
  for (const step of sorted) put(step, [step.key]);
  return [...ordered];
}

/** What a plan is made of once, whatever the hours. Pure: the same input gives the same bytes. */
export function planBasis(report: PremiumReport, type: PlanType, start: string): PlanBasis {
  const open = stepsOf(report);
  const steps = open.filter(({ value }) => value >= valueMin);
  const overqualified = report.sections.career.overqualified !== null;
  return {
    version: 1,
    engineVersion,
    type,
    start,
    steps: inOrder(
      steps.filter(({ effort }) => effort !== null),
      type,
    ),
    waits: steps.filter(({ effort }) => effort === null).toSorted((a, b) => b.value - a.value),
    areas: areasOf(report, open),
    titles: titlesOf(report),
    higher: overqualified ? higherOf(report) : [],
    overqualified,
  };
}

function plannedOf(slots: readonly Slot[], basis: PlanBasis, report: PremiumReport): PlannedStep[] {
  const { weeks } = planTypes[basis.type];
  const first = Date.parse(`${basis.start}T00:00:00Z`);
  let before = report.score ?? 0;
  const ended = slots
    .toSorted((a, b) => a.to - b.to || a.from - b.from)
    .map(({ step, from, to }, i, all): PlannedStep => {
      const shown = shownBy(all.slice(0, i + 1).map((slot) => slot.step));
      const score = whatIf(report, shown)?.score ?? before;
      const gain = score - before;
      before = score;
      const weekFrom = Math.floor(from + weekFraction) + 1;
      const weekTo = Math.max(weekFrom, Math.ceil(to - weekFraction));
      const due = new Date(first + (weekTo * daysOfWeek - 1) * dayMs).toISOString().slice(0, 10);
      return { ...step, weekFrom, weekTo, due, over: to > weeks + weekFraction, gain };
    });
  return ended.toSorted((a, b) => a.weekFrom - b.weekFrom || a.weekTo - b.weekTo);
}

/** What a step asks for, a person may have under a name that the comparison did not know; what is to be shown, they have. */
export const mayBeKnown = (step: Pick<PlanStep, 'kind'>): boolean => !isShown(step);

/** Who has it needs a line that says so, and nothing before it. */
const written = (step: PlanStep): PlanStep => ({
  ...step,
  kind: 'prove',
  code: 'prove-own',
  effort: { ...hoursToProve },
  needs: [],
});

function withKnown(
  basis: PlanBasis,
  keys: ReadonlySet<string>,
): Pick<Plan, 'known' | 'waits'> & {
  open: readonly PlanStep[];
} {
  const all = [...basis.steps, ...basis.waits];
  const known = all.filter((step) => keys.has(step.key) && mayBeKnown(step)).map(({ key }) => key);
  if (known.length === 0) return { known, open: basis.steps, waits: basis.waits };
  const isKnown = ({ key }: PlanStep): boolean => known.includes(key);
  const open = [...basis.steps, ...basis.waits.filter(isKnown)];
  return {
    known,
    open: inOrder(
      open.map((step) => (isKnown(step) ? written(step) : step)),
      basis.type,
    ),
    waits: basis.waits.filter((step) => !isKnown(step)),
  };
}

/** The plan at so many hours a week, for who has what the steps of some keys (`known`) ask for. */
export function planAt(
  basis: PlanBasis,
  report: PremiumReport,
  hoursPerWeek: number,
  knownKeys: ReadonlySet<string> = new Set(),
): Plan {
  const rules = planTypes[basis.type];
  const hours = Math.max(0, Math.min(hoursPerWeekMax, hoursPerWeek));
  const { known, open, waits } = withKnown(basis, knownKeys);
  const slots = scheduleOf(open, hours, rules);
  const steps = plannedOf(slots, basis, report);
  const keys = new Set(steps.map(({ key }) => key));
  const later = open.filter(({ key }) => !keys.has(key));
  const inTime = steps.filter(({ over }) => !over);
  return {
    ...basis,
    weeks: rules.weeks,
    hoursPerWeek: hours,
    steps,
    later,
    waits,
    known,
    hours: Math.round(steps.reduce((sum, step) => sum + middleHours(step), 0)),
    now: report.score,
    reach: whatIf(report, shownBy(inTime))?.score ?? null,
    beyond: whatIf(report, shownBy(open))?.score ?? null,
  };
}

/** The whole plan in one step; `hoursPerWeek` is the type's own unless given. */
export const planOf = (
  report: PremiumReport,
  type: PlanType,
  start: string,
  hoursPerWeek: number = planTypes[type].hoursPerWeek,
  knownKeys: ReadonlySet<string> = new Set(),
): Plan => planAt(planBasis(report, type, start), report, hoursPerWeek, knownKeys);
