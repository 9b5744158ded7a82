import { goodWords } from './interview.js';
import type { AnswerPart, Assessment, PartId, SessionSummary } from './interview.js';

/** The last attempt at one question. */
export interface Last {
  readonly question: number;
  readonly assessment: Assessment;
}

type HabitId = SessionSummary['habits'][number]['id'];

const measured: readonly PartId[] = [
  'situation',
  'task',
  'action',
  'result',
  'figures',
  'relevance',
  'lesson',
];
const habitsMax = 2;
/** Seen once it is an accident. */
const habitTimesMin = 2;

const habitsOf = (part: AnswerPart): HabitId[] => {
  const { id, got, count } = part;
  if (id === 'hedges' || id === 'we-not-i') return got < 0 ? [id] : [];
  if (id === 'result') return count === 0 ? ['no-result'] : [];
  if (id === 'figures') return count === 0 ? ['no-figures'] : [];
  if (id === 'situation' || id === 'action') return count === 0 ? [id] : [];
  if (id === 'relevance') return got === 0 ? [id] : [];
  if (id === 'length')
    return count < goodWords.min ? ['too-short'] : count > goodWords.max ? ['too-long'] : [];
  return [];
};

function habits(scored: readonly Last[]): SessionSummary['habits'] {
  const seen = new Map<HabitId, { times: number; question: number; quote: string | null }>();
  for (const { question, assessment } of scored)
    for (const part of assessment.parts)
      for (const id of habitsOf(part)) {
        const known = seen.get(id);
        seen.set(id, {
          times: (known?.times ?? 0) + 1,
          question: known?.question ?? question,
          quote: known?.quote ?? part.quote?.quote ?? null,
        });
      }
  return [...seen]
    .map(([id, habit]) => ({ id, ...habit }))
    .filter(({ times }) => times >= habitTimesMin)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, habitsMax);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the answers of a session have in common, by the last attempt at each question. */
export function summaryOf(last: readonly Last[]): SessionSummary {
  const scored = last.filter(({ assessment }) => assessment.level !== null);
  const parts = measured.map((id) => ({
    id,
    share: mean(
      scored.flatMap(({ assessment }) =>
        assessment.parts.filter((part) => part.id === id).map(({ got, max }) => got / max),
      ),
    ),
  }));
  return {
    answered: last.length,
    scored: scored.length,
    level:
      scored.length === 0
        ? null
        : Math.round(mean(scored.map(({ assessment }) => assessment.level ?? 0)) * 10) / 10,
    parts:
      scored.length === 0 ? [] : parts.map(({ id, share }) => ({ id, share: Math.round(share * 100) / 100 })),
    habits: habits(scored),
  };
}
