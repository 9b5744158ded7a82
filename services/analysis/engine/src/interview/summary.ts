import { isAboutPerson, goodWords, plannedCodes } from './interview.js';
import type { AnswerPart, Assessment, PartId, Question, SessionSummary } from './interview.js';

/** The last attempt at one question. */
export interface Last {
  readonly question: Pick<Question, 'no' | 'code'>;
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
/** Under it an answer is brief enough to be told so; up to the good length it only loses points. */
const briefWordsMax = 40;
/** Seen once it is an accident. */
const habitTimesMin = 2;

const habitsOf = (part: AnswerPart): HabitId[] => {
  const { id, got, count, doubtful = false } = part;
  if (id === 'hedges' || id === 'we-not-i') return got < 0 ? [id] : [];
  if (id === 'result') return count === 0 && !doubtful ? ['no-result'] : [];
  if (id === 'figures') return count === 0 ? ['no-figures'] : [];
  if (id === 'situation' || id === 'action') return count === 0 ? [id] : [];
  if (id === 'relevance') return got === 0 ? [id] : [];
  if (id === 'length')
    return count < briefWordsMax ? ['too-short'] : count > goodWords.max ? ['too-long'] : [];
  return [];
};

/**
 * What a story lacks is no lack of a plan, nor of an answer about the person: nothing came of either, and work is told of
 * in any words.
 */
const ofStories: readonly HabitId[] = ['situation', 'action', 'no-result', 'no-figures'];
const ofEvents: readonly HabitId[] = ['situation', 'no-result'];
const notOfPerson: readonly HabitId[] = [...ofEvents, 'action'];

function isHabitOf({ code }: Last['question'], id: HabitId): boolean {
  if (plannedCodes.has(code)) return !ofStories.includes(id);
  return !(isAboutPerson({ code }) && notOfPerson.includes(id));
}

/** Only a story lacks its beginning or its end; a claim has neither. */
const isStory = ({ parts }: Assessment): boolean =>
  parts.some(({ id, count }) => id === 'action' && count > 0) &&
  parts.some(({ id, got }) => id === 'relevance' && got > 0);

/** Habits that one answer shows; of one that was too short to be scored nothing else is known. */
const shownBy = ({ question, assessment }: Last): { id: HabitId; quote: string | null }[] =>
  assessment.reason === 'too-short'
    ? [{ id: 'too-short', quote: null }]
    : assessment.parts.flatMap((part) =>
        habitsOf(part)
          .filter((id) => isHabitOf(question, id) && (!ofEvents.includes(id) || isStory(assessment)))
          .map((id) => ({ id, quote: part.quote?.quote ?? null })),
      );

function habits(last: readonly Last[]): SessionSummary['habits'] {
  const seen = new Map<HabitId, { times: number; question: number; quote: string | null }>();
  for (const one of last)
    for (const { id, quote } of shownBy(one)) {
      const known = seen.get(id);
      seen.set(id, {
        times: (known?.times ?? 0) + 1,
        question: known?.question ?? one.question.no,
        quote: known?.quote ?? quote,
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
    habits: habits(last),
  };
}
