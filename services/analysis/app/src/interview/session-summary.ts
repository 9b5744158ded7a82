import { type Assessment, type SessionSummary, summaryOf } from '@fitfolio/fit-engine/interview';

interface Attempt {
  readonly question: number;
  readonly attempt: number;
  readonly assessment: Assessment;
}

/** Over the last attempt at each question, in their order. */
export function sessionSummary(answers: readonly Attempt[]): SessionSummary {
  const last = new Map<number, Attempt>();
  for (const answer of answers)
    if (answer.attempt > (last.get(answer.question)?.attempt ?? 0)) last.set(answer.question, answer);
  return summaryOf([...last.values()].toSorted((a, b) => a.question - b.question));
}
