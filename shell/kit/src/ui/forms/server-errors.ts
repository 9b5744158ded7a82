import { isApiError } from '../../api/api-error.js';
import type { FieldErrors } from './use-form.js';

const pathsOf = (details: unknown): string[] =>
  Array.isArray(details)
    ? details.flatMap((problem: unknown) =>
        typeof problem === 'object' && problem !== null && 'path' in problem ? [String(problem.path)] : [],
      )
    : [];

/**
 * For `useForm`: the fields that an error of the server is about, by its code (`PASSWORD_TOO_COMMON`) or by the body's
 * field that was refused (`body.name`).
 */
export const fieldErrorsFrom =
  (table: Readonly<Record<string, FieldErrors>>) =>
  (error: unknown): FieldErrors | null => {
    if (!isApiError(error)) return null;
    const found = [error.code, ...pathsOf(error.details)].flatMap((name) =>
      table[name] ? [table[name]] : [],
    );
    return found.length > 0 ? Object.assign({}, ...found) : null;
  };
