import { itemOf } from '../premium/ledger.js';
import type { PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import { premiumTexts } from '../premium/words.js';
import type { OutputLanguage } from '../report.js';
import { inTextOf, labelOf, skillName, wordsOf } from '../report/labels.js';
import type { Plan, PlanArea, PlanStep, PlanTexts, StepText } from './plan.js';
import { areaOf } from './step-area.js';
import { slashedName } from './choices.js';
import { isHeadOf } from './steps.js';
import type { PlanSay, PlanWords, StepSay } from './plan-words.js';
import { planEn } from './words-en.js';
import { planVi } from './words-vi.js';

const quoteMax = 160;
const dutyMax = 80;
const listedMax = 5;
const nextMax = 3;
/** That a résumé says little of a trait is no reason not to tell of it. */
const silences: ReadonlySet<string> = new Set(['trait', 'vague']);

/** One line without what ends a sentence, cut at a word where it is long. */
function inSentence(text: string, max = quoteMax): string {
  const flat = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·▪●○◦‣*–-]+/u, '')
    .replace(/[.;:,([\s]+$/u, '');
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  return `${cut.slice(0, Math.max(max / 2, cut.lastIndexOf(' ')))}…`;
}

class Speaker {
  readonly #byId: ReadonlyMap<string, PremiumRequirement>;
  readonly #words;
  readonly #said: PlanWords;

  constructor(report: PremiumReport, language: OutputLanguage) {
    this.#words = wordsOf(language);
    this.#said = language === 'vi' ? planVi : planEn;
    this.#byId = new Map(report.requirements.map((one) => [one.id, one]));
  }

  /** What the catalogue does not know is said in the post's own words. */
  #name(one: PremiumRequirement, label: string): string {
    const { type } = one.ask;
    return type === 'term' || type === 'duty'
      ? `“${inSentence(label, type === 'duty' ? dutyMax : quoteMax)}”`
      : label;
  }

  names(ids: readonly string[]): string[] {
    const found = ids.flatMap((id) => this.#byId.get(id) ?? []);
    return [...new Set(found.map((one) => this.#name(one, inTextOf(itemOf(one), this.#words))))];
  }

  listed(ids: readonly string[]): string {
    const all = this.names(ids);
    if (all.length <= listedMax) return this.#words.all(all);
    return this.#words.all([...all.slice(0, listedMax - 1), this.#said.more(all.length - listedMax + 1)]);
  }

  joined(steps: readonly PlanStep[]): string {
    return this.listed(steps.flatMap(({ requirementIds: [id] }) => id ?? []));
  }

  step({ code, requirementIds, quotes, effort }: PlanStep): StepText {
    const [id = '', ...rest] = requirementIds;
    const one = this.#byId.get(id);
    const members = requirementIds.flatMap((each) => this.#byId.get(each) ?? []);
    const slashed = slashedName(members);
    const name = slashed === null ? (this.names([id])[0] ?? '') : `“${slashed}”`;
    // The kind that a bracket gives examples of is no alternative to them.
    const choices = rest.filter((each) => {
      const other = this.#byId.get(each);
      return !(one && other && (isHeadOf(other, one) || isHeadOf(one, other)));
    });
    const say: StepSay = {
      name,
      label: one && slashed === null ? this.#name(one, labelOf(itemOf(one), this.#words)) : name,
      others:
        slashed === null ? this.#words.anyOf(this.names(choices).filter((other) => other !== name)) : '',
      reason: one && !silences.has(one.why.code) ? this.#words.why(one.why, skillName(this.#words)) : '',
      sentence: one ? inSentence(one.sentence) : '',
      quote: inSentence(quotes[0]?.quote ?? ''),
    };
    return { name: say.label, ...this.#said.steps[code](say), effort: this.#said.effort(effort) };
  }
}

/** Every sentence of a plan, in one language. Pure. */
export function planTexts(plan: Plan, report: PremiumReport, language: OutputLanguage): PlanTexts {
  const said = language === 'vi' ? planVi : planEn;
  const speaker = new Speaker(report, language);
  const all = [...plan.steps, ...plan.later, ...plan.waits];
  const texts = new Map(all.map((step) => [step.key, speaker.step(step)]));
  const inTime = plan.steps.filter(({ over }) => !over);
  const say: PlanSay = {
    plan,
    title: report.job.title,
    company: report.job.company,
    names: (...kinds) => speaker.joined(inTime.filter(({ kind }) => kinds.includes(kind))),
    over: speaker.joined(plan.steps.filter(({ over }) => over)),
    later: speaker.joined(plan.later),
    waits: speaker.joined(plan.waits),
  };
  const kinds = new Map(report.requirements.map(({ id, kind }) => [id, kind]));
  const keysOf = (area: PlanArea): string[] =>
    all
      .filter((step) => areaOf(step, kinds.get(step.requirementIds[0] ?? '')) === area)
      .map(({ key }) => key);
  return {
    language,
    introduction: said.introduction(say),
    goals: said.goals(say),
    areas: plan.areas.map(({ area, lost, requirementIds }) => {
      const now = plan.now ?? 0;
      return {
        title: said.areas[area],
        detail: said.alone(now, now + lost, speaker.listed(requirementIds)),
      };
    }),
    steps: Object.fromEntries(texts),
    experience: keysOf('experience'),
    education: keysOf('education'),
    softSkills: keysOf('soft-skills'),
    timeline: said.timeline(say),
    nextSteps: nextStepsOf(plan, texts, said),
    overqualified: overqualifiedText(plan, report, language, said),
  };
}

/** The first steps; where none is planned, why not. */
function nextStepsOf(plan: Plan, texts: ReadonlyMap<string, StepText>, said: PlanWords): string[] {
  if (plan.steps.length > 0)
    return plan.steps.slice(0, nextMax).map(({ key }) => {
      const { title = '', actions = [] } = texts.get(key) ?? {};
      return `${title}: ${actions[0] ?? ''}`;
    });
  if (plan.now === null) return [said.noScore];
  if (plan.later.length === 0 && plan.waits.length === 0) return [said.nothing];
  const first = texts.get(plan.later[0]?.key ?? '')?.title ?? '';
  const reason = plan.hoursPerWeek === 0 && plan.later.length > 0 ? said.noHours : said.nothingFits;
  // What cannot be hurried has something to be done as well.
  const wait = texts.get(plan.waits[0]?.key ?? '');
  return [
    ...(plan.later.length > 0 ? [reason(first)] : []),
    ...(wait ? [`${wait.title}: ${wait.actions.at(-1) ?? ''}`] : []),
  ];
}

function overqualifiedText(
  plan: Plan,
  report: PremiumReport,
  language: OutputLanguage,
  said: PlanWords,
): string | null {
  const line = report.sections.career.overqualified;
  if (!line) return null;
  const { title = '', detail = '' } = premiumTexts(report, language).lines[line.id] ?? {};
  return said.overqualified(
    `${title}. ${detail ?? ''}`,
    plan.higher.map((one) => `“${one[language]}”`).join(', '),
  );
}
