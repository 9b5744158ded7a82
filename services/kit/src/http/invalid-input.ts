import type { FieldProblem } from '@fitfolio/contract-kit/problem';
import type { z } from 'zod';
import { problem, type ProblemError } from './problem-error.js';

const problemsMax = 50;

/** The faults zod found, as the contract words them: `body.email`, `too_big`. */
export function fieldProblems(where: string, error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const path = [where, ...issue.path.map(String)].join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path, code: issue.code, message: issue.message }];
    return issue.keys.map((key) => ({
      path: `${path}.${key.slice(0, 100)}`,
      code: 'unrecognized_key',
      message: 'Not a field of this call.',
    }));
  });
}

export function invalidInput(problems: readonly FieldProblem[]): ProblemError {
  return problem('INVALID_INPUT', 'The call has bad or missing fields.', {
    details: problems.slice(0, problemsMax),
  });
}
