import { demands, isWeak, isWhole } from '../interview/questions.js';
import { askedOf, questionTexts } from '../interview/words.js';
import type { PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import type { OutputLanguage } from '../report.js';
import { changedItems, type RequirementChange } from './changes.js';
import { openWords } from './questions-say.js';

export interface CandidateQuestion {
  readonly requirementId: string;
  readonly text: string;
}

export const candidateQuestionsMax = 6;

/** Nobody is asked about these: they say nothing of work and are not lawful to choose people by. */
const neverAsked = new Set(['age', 'sex', 'health']);
const mayBeAsked = ({ ask }: PremiumRequirement): boolean =>
  ask.type !== 'condition' || !neverAsked.has(ask.condition);

const isOpen = (one: PremiumRequirement): boolean => one.verdict === 'cannot-tell' || isWeak(one);
const isSkill = ({ kind }: PremiumRequirement): boolean => kind === 'hard-skill' || kind === 'tool';

function textOf(
  one: PremiumRequirement,
  report: Pick<PremiumReport, 'requirements' | 'job'>,
  language: OutputLanguage,
): string {
  const asked = { no: 1, requirementIds: [one.id], quotes: [] };
  const { kind } = one;
  if (kind === 'duty' || kind === 'soft-skill')
    return questionTexts(report, { ...asked, code: kind }, language).question;
  if (isSkill(one) && isWeak(one))
    return questionTexts(report, { ...asked, code: 'weak-must' }, language).question;
  return openWords[language][kind](askedOf(report, asked, language));
}

/**
 * What to ask somebody in person: of musts that are weak or cannot be told, the weightiest first. What was dismissed is
 * not asked about. The same report and changes give the same questions.
 */
export function candidateQuestions(
  report: PremiumReport,
  language: OutputLanguage,
  changes: readonly RequirementChange[] = [],
): CandidateQuestion[] {
  const requirements = changedItems(report.requirements, changes);
  return demands(requirements)
    .filter((one) => one.importance === 'must' && isWhole(one) && mayBeAsked(one) && isOpen(one))
    .toSorted((a, b) => b.units - a.units)
    .slice(0, candidateQuestionsMax)
    .map((one) => ({ requirementId: one.id, text: textOf(one, { ...report, requirements }, language) }));
}
