import { FieldProblem } from '@fitfolio/contract-kit/problem';
import { isApiError } from '@fitfolio/web-kit/api';
import { z } from 'zod';

/** Text keys by field. */
export type FieldErrors<V> = { [K in keyof V]?: string };

const Problems = z.array(FieldProblem);

/** The fields a server's refusal is about, by its code (`PASSWORD_TOO_COMMON`) or by the body's field (`body.name`). */
export function refusedFields<V>(
  error: unknown,
  refusals: Readonly<Record<string, FieldErrors<V>>>,
): FieldErrors<V> | null {
  if (!isApiError(error)) return null;
  const problems = Problems.safeParse(error.details);
  const names = [error.code, ...(problems.success ? problems.data.map((p) => p.path) : [])];
  const found = names.flatMap((name) => refusals[name] ?? []);
  return found.length > 0 ? Object.assign({}, ...found) : null;
}
