import { problem, type ProblemError } from '#src/http/problem-error';

/** RATE_LIMITED, with how long to wait. */
export function tooMany(waitSeconds: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  return problem('RATE_LIMITED', `Too many tries. Try again in ${seconds} s.`, {
    details: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
