import {
  branches,
  certificateEffort,
  degreeEffort,
  type Effort,
  languageEffort,
  skillEffort,
  skillEfforts,
  termEffort,
} from '../catalogue/effort.js';
import { languageLevel } from '../catalogue/language-levels.js';
import { skillById } from '../catalogue/skills.js';
import { titleScore } from '../layout/phrases.js';
import type { PremiumRequirement } from '../premium/premium-report.js';
import { startsWithAction } from '../report/actions.js';
import { namesBranch, namesPaper, namesTraining, namesWorkplace } from './demand-kinds.js';
import type { StepCode } from './plan.js';

export const hoursToProve: Effort = { low: 0.5, high: 2, source: 'estimate' };
const hoursToTell: Effort = { low: 1, high: 3, source: 'estimate' };
/** A level that was asked for in no figure: B1. */
const usualLevel = 3;
/** A training of a trade, as a vocational school gives it. */
const trainingLevel = 2;

/** Who knows something near, or has begun, may need much less. */
const shortened = ({ low, high, source }: Effort): Effort => ({ low: Math.ceil(low / 2), high, source });

export interface Way {
  readonly code: StepCode;
  readonly effort: Effort | null;
}
const wait = (code: StepCode): Way => ({ code, effort: null });
const prove = (code: StepCode): Way => ({ code, effort: hoursToProve });

function skillHours({ ask }: PremiumRequirement): Effort | null {
  const skill = ask.type === 'skill' ? skillById.get(ask.skillId) : undefined;
  return skill ? skillEffort(skill.id, skill.kind) : termEffort;
}

function isBranch({ ask, sentence }: PremiumRequirement): boolean {
  if (ask.type === 'skill') {
    const skill = skillById.get(ask.skillId);
    const isNamed =
      skill?.kind === 'hard' && [skill.vi, skill.en].some((name) => namesBranch(name, sentence));
    return branches.has(ask.skillId) || isNamed;
  }
  return ask.type === 'term' && (namesBranch(ask.text, sentence) || namesWorkplace(ask.text));
}

/** `Clean and grease the machines`: a task that the post tells of, under a wider name of the catalogue; it is done, not studied. */
function isWork({ ask, kind, verdict, sentence }: PremiumRequirement): boolean {
  if (ask.type !== 'skill' || kind !== 'hard-skill' || verdict !== 'not-found') return false;
  const skill = skillById.get(ask.skillId);
  if (!skill || skill.en === skill.vi || skillEfforts.has(skill.id)) return false;
  return startsWithAction(sentence.replace(/^[^:]{2,30}:\s+/u, ''));
}

/** Whether the résumé shows a part of what is asked for, or another kind of it; `other`: with another number. */
const isPart = ({ why: { code } }: PremiumRequirement): boolean =>
  code === 'words-part' || code === 'child' || code === 'child-part' || code === 'duty-part';

function ofSkill(one: PremiumRequirement, other: boolean): Way {
  const { code } = one.why;
  if (isBranch(one)) return one.verdict === 'not-found' ? wait('wait-branch') : prove('prove-branch');
  if (one.verdict === 'met') {
    if (code === 'old') return prove('prove-old');
    return prove(code === 'child' && one.evidence[0]?.dated ? 'prove-name' : 'prove-listed');
  }
  // A title is held, not learnt.
  if (one.ask.type === 'term' && titleScore(one.ask.text) === 2) return wait('wait-title');
  const hours = skillHours(one);
  if (isPart(one) && other)
    return hours ? { code: 'learn-next', effort: shortened(hours) } : wait('wait-trade');
  if (code === 'words-part' || code === 'child') return prove('prove-part');
  if (!hours) return wait('wait-trade');
  if (isWork(one)) return wait('wait-duty');
  if (code === 'learning' || code === 'planned') return { code: 'learn-begun', effort: shortened(hours) };
  if (code === 'lapsed' || code === 'past') return { code: 'learn-again', effort: shortened(hours) };
  if (code === 'basic') return { code: 'learn-basic', effort: shortened(hours) };
  if (one.ask.type === 'term') return { code: 'learn-term', effort: hours };
  if (one.verdict === 'partly') return { code: 'learn-near', effort: shortened(hours) };
  return { code: 'learn', effort: hours };
}

function ofLanguage({ ask, why, evidence }: PremiumRequirement): Way {
  if (ask.type !== 'language') return prove('prove-level');
  const { languageId, level } = ask;
  const wanted = level ?? usualLevel;
  switch (why.code) {
    case 'language-none':
    case 'denied':
      return { code: 'language', effort: languageEffort(languageId, 0, wanted) };
    case 'language-reading':
    case 'language-below': {
      const held = Math.max(0, ...evidence.map(({ quote }) => languageLevel(quote)?.rank ?? 0));
      const from = Math.min(held, wanted - 1);
      const code = level === null ? 'language-further' : 'language-below';
      return { code, effort: languageEffort(languageId, from, wanted) };
    }
    case 'language-native':
    case 'language-written':
      return prove('prove-language');
    default:
      return prove('prove-level');
  }
}

function ofDegree({ ask, why }: PremiumRequirement): Way {
  const hours = ask.type === 'degree' ? degreeEffort(ask.level) : null;
  switch (why.code) {
    case 'degree-field':
      return wait('wait-field');
    case 'degree-running':
      return { code: 'study-begun', effort: hours && shortened(hours) };
    case 'degree-part':
      return { code: 'study-open', effort: hours && shortened(hours) };
    case 'degree-level':
      return { code: 'study-level', effort: hours && shortened(hours) };
    default:
      return { code: 'study', effort: hours };
  }
}

/** A paper, by whatever kind of requirement it is asked for. */
function ofPaper(name: string, { why: { code }, evidence }: PremiumRequirement, other: boolean): Way {
  const hours = certificateEffort(name);
  if (other) return { code: 'certify-next', effort: hours };
  if (code === 'learning' || code === 'planned') return { code: 'certify-begun', effort: shortened(hours) };
  if (code === 'lapsed' || code === 'past') return { code: 'certify-renew', effort: shortened(hours) };
  // `IOSH Working Safely (not Managing Safely)`: what the résumé denies is not to be listed.
  if (code === 'denied') return { code: 'certify', effort: hours };
  return evidence.length > 0 ? prove('prove-paper') : { code: 'certify', effort: hours };
}

/** Years that a résumé claims are shown by months, where its positions have none. */
function ofYears({ why }: PremiumRequirement, lacksMonths: boolean): Way | null {
  if (why.code !== 'years-claimed' && why.code !== 'years-said') return wait('wait-years');
  if (lacksMonths) return prove('prove-dates');
  return why.code === 'years-said' ? null : wait('wait-years');
}

/** Other numbers of years beside those asked for are no other thing. */
const asksYears = /(?<!\p{L})(?:years?|yrs?|months?|năm|tháng)(?!\p{L})/iu;
const refusals: ReadonlySet<string> = new Set(['denied', 'condition-not', 'wished']);

function ofDuty(one: PremiumRequirement, label: string, other: boolean): Way | null {
  if (namesTraining(label))
    return one.evidence.length > 0
      ? prove('prove-paper')
      : { code: 'study', effort: degreeEffort(trainingLevel) };
  if (namesPaper(label)) return ofPaper(label, one, other);
  // What the résumé refuses is not to be written into it; what it describes is open no longer.
  if (refusals.has(one.why.code) || (one.verdict === 'met' && !(other && !asksYears.test(label))))
    return null;
  return one.evidence.length > 0 && !other ? prove('prove-duty') : wait('wait-duty');
}

/** How a requirement is asked for, beside what the ledger has of it. */
export interface Asked {
  /** Its words in the post. */
  readonly label: string;
  /** One of alternatives of which another is a certificate: `a certificate (CIPD, SHRM)`. */
  readonly amongPapers: boolean;
  /** The résumé has it with another number. */
  readonly otherNumber: boolean;
  /** A position of the résumé has years only, or no dates. */
  readonly lacksMonths: boolean;
}

/** What can be done about a requirement that is not shown in full; null where nothing is known to be missing. */
export function wayOf(
  one: PremiumRequirement,
  { label, amongPapers, otherNumber: other, lacksMonths }: Asked,
): Way | null {
  if (one.verdict === 'met' && one.credit >= 1) return null;
  // About these a résumé often says nothing, and one example changes that; about others silence tells nothing.
  if (one.verdict === 'cannot-tell' && one.kind !== 'soft-skill') return null;
  switch (one.kind) {
    case 'soft-skill':
      return { code: one.evidence.length > 0 ? 'tell-more' : 'tell', effort: hoursToTell };
    case 'hard-skill':
    case 'tool': {
      const isLapsed = one.why.code === 'lapsed' && namesPaper(one.sentence);
      const isPaper = one.ask.type === 'term' && (amongPapers || isLapsed || namesPaper(label));
      return isPaper ? ofPaper(label, one, other) : ofSkill(one, other);
    }
    case 'certificate':
      return ofPaper(label, one, other);
    case 'language':
      return ofLanguage(one);
    case 'degree':
      return ofDegree(one);
    case 'years':
      return ofYears(one, lacksMonths);
    case 'title':
      return wait('wait-title');
    case 'level':
      return wait('wait-level');
    case 'duty':
      return ofDuty(one, label, other);
    default:
      return null;
  }
}
