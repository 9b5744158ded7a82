import type { PlanStep } from './plan.js';
import type { planTypes } from './types.js';

type Rules = (typeof planTypes)[keyof typeof planTypes];

/** When a step is at work, in weeks from the start. */
export interface Slot {
  readonly step: PlanStep;
  readonly from: number;
  readonly to: number;
}

/** Weeks are computed in fractions: what differs by less is the same. */
export const weekFraction = 1e-9;

export const middleHours = ({ effort }: Pick<PlanStep, 'effort'>): number =>
  effort ? (effort.low + effort.high) / 2 : 0;

/** Lanes at work share the week by their parts; in a lane, one step follows the other. */
function laidOut(steps: readonly PlanStep[], hoursPerWeek: number, { lanes }: Rules): Slot[] {
  const slots: Slot[] = [];
  const states = lanes.map(({ kinds, share }) => {
    const [first, ...open] = steps.filter(({ kind }) => kinds.includes(kind));
    return { share, open, step: first, from: 0, left: first ? middleHours(first) : 0 };
  });
  let week = 0;
  for (;;) {
    const atWork = states.filter(({ step }) => step !== undefined);
    const shares = atWork.reduce((sum, { share }) => sum + share, 0);
    if (atWork.length === 0) return slots;
    const perWeek = (share: number): number => (hoursPerWeek * share) / shares;
    const next = Math.min(...atWork.map(({ left, share }) => left / perWeek(share)));
    week += next;
    for (const state of atWork) {
      state.left -= next * perWeek(state.share);
      if (state.left > weekFraction || !state.step) continue;
      slots.push({ step: state.step, from: state.from, to: week });
      state.step = state.open.shift();
      state.from = week;
      state.left = state.step ? middleHours(state.step) : 0;
    }
  }
}

/**
 * Lays steps into weeks of so many hours, in their order: each is taken that fits with those before it. Then the last of a
 * lane may end later, if it begins in time and delays nothing. What fits nowhere is left out.
 */
export function scheduleOf(steps: readonly PlanStep[], hoursPerWeek: number, rules: Rules): Slot[] {
  if (hoursPerWeek <= 0) return [];
  const inOrder = (chosen: ReadonlySet<PlanStep>): PlanStep[] => steps.filter((step) => chosen.has(step));
  const keys = new Set(steps.map(({ key }) => key));
  const isReady = ({ needs }: PlanStep, chosen: ReadonlySet<PlanStep>): boolean =>
    needs.every((key) => !keys.has(key) || [...chosen].some((one) => one.key === key));
  const { weeks, overShare } = rules;
  let chosen = new Set<PlanStep>();
  let slots: Slot[] = [];
  const take = (step: PlanStep, allowed: (slot: Slot) => boolean): void => {
    if (chosen.has(step) || !isReady(step, chosen)) return;
    const wider = new Set([...chosen, step]);
    const trial = laidOut(inOrder(wider), hoursPerWeek, rules);
    if (!trial.every(allowed)) return;
    chosen = wider;
    slots = trial;
  };
  const isInTime = ({ to }: Slot): boolean => to <= weeks + weekFraction;
  for (const step of steps) take(step, isInTime);
  const inTime = chosen;
  for (const step of steps)
    take(
      step,
      (slot) =>
        isInTime(slot) ||
        (!inTime.has(slot.step) && slot.from < weeks && slot.to <= weeks * (1 + overShare) + weekFraction),
    );
  return slots;
}
