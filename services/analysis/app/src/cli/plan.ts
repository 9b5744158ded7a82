import type { Plan, PlanStep, PlanTexts } from '@fitfolio/fit-engine/plan/plan';
import { planOf } from '@fitfolio/fit-engine/plan/plan-of';
import { planTexts } from '@fitfolio/fit-engine/plan/words';
import { type PremiumInput, premiumReport } from '@fitfolio/fit-engine/premium';

function textOf(plan: Plan, texts: PlanTexts): string {
  const stepLines = (step: PlanStep, head: string): string[] => {
    const text = texts.steps[step.key];
    return [
      `  ${head} ${text?.title ?? ''} [${[step.key, step.code].join(' ')}] ${text?.effort ?? ''}`,
      `      ${text?.detail ?? ''}`,
      ...(text?.actions ?? []).map((action) => `      - ${action}`),
    ];
  };
  const list = (name: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [name, ...lines.map((line) => `  ${line}`)];
  return [
    `PLAN ${plan.type}: ${plan.weeks} weeks × ${plan.hoursPerWeek} h, ${plan.now ?? '–'} → ${plan.reach ?? '–'} (all: ${plan.beyond ?? '–'})`,
    texts.introduction,
    ...list('GOALS', texts.goals),
    ...list(
      'AREAS',
      texts.areas.map(({ title, detail }) => `${title}: ${detail}`),
    ),
    ...(texts.overqualified === null ? [] : [texts.overqualified]),
    'STEPS',
    ...plan.steps.flatMap((step) =>
      stepLines(step, `w${step.weekFrom}–${step.weekTo}${step.over ? ' over' : ''} +${step.gain}`),
    ),
    ...(plan.later.length === 0 ? [] : ['LATER', ...plan.later.flatMap((step) => stepLines(step, '·'))]),
    ...(plan.waits.length === 0 ? [] : ['WAITS', ...plan.waits.flatMap((step) => stepLines(step, '·'))]),
    ...list('TIMELINE', texts.timeline),
    ...list('NEXT', texts.nextSteps),
  ].join('\n');
}

/** A career plan to be read line by line. */
export function planText(
  input: PremiumInput,
  type: Plan['type'],
  hours: number | undefined,
  language: 'en' | 'vi',
): string {
  const report = premiumReport(input);
  const plan = planOf(report, type, input.today, hours);
  return textOf(plan, planTexts(plan, report, language));
}
