import {
  type Assessment,
  type Question,
  type SessionSummary,
  summaryOf,
} from '@fitfolio/fit-engine/interview';

interface Attempt {
  readonly question: number;
  readonly attempt: number;
  readonly assessment: Assessment;
}

/** Over the last attempt at each question, in their order. */
export function sessionSummary(questions: readonly Question[], answers: readonly Attempt[]): SessionSummary {
  const last = new Map<number, Attempt>();
  for (const answer of answers)
    if (answer.attempt > (last.get(answer.question)?.attempt ?? 0)) last.set(answer.question, answer);
  return summaryOf(
    questions.flatMap((question) => {
      const answer = last.get(question.no);
      return answer ? [{ question, assessment: answer.assessment }] : [];
    }),
  );
}
