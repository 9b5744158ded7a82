import { documentErrorCodes } from '@fitfolio/analysis-contract/free-analysis';
import type { FieldProblem as ServerProblem } from '@fitfolio/contract-kit/problem';
import { type ApiError, isApiError } from '@fitfolio/web-kit/api';
import { fitting } from '@fitfolio/web-kit/shape';
import type { FieldProblem, FormField } from './check-input.js';

const fieldNames: Readonly<Record<string, FormField>> = {
  resume: 'resume',
  jobDescription: 'job',
  jobDescriptionText: 'job',
};

/** Why the server refused: wrong fields, no allowance, no session, or another reason. */
export type Refusal =
  | { readonly kind: 'fields'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'used-up' | 'unverified' | 'login' }
  | { readonly kind: 'other'; readonly error: ApiError };

const isDocumentCode = (code: string): boolean => Object.hasOwn(documentErrorCodes, code);
const documentOf = (details: unknown): FormField => {
  const named = fitting<{ document: string }>({ document: 'string' }, details);
  return (named ? fieldNames[named.document] : undefined) ?? 'resume';
};

function invalidFields(details: unknown): FieldProblem[] {
  const problems = fitting<ServerProblem[]>(
    ['list', { path: 'string', code: 'string', message: 'string' }],
    details,
  );
  return (problems ?? []).flatMap(({ path }) => {
    const field = fieldNames[path.replace(/^body\./, '')];
    return field ? [{ field, code: 'INVALID_INPUT' }] : [];
  });
}

export function readRefusal(error: unknown): Refusal {
  if (!isApiError(error)) {
    return { kind: 'other', error: { status: 0, code: 'UNKNOWN', message: '' } };
  }
  const { code, details, status } = error;
  if (isDocumentCode(code)) return { kind: 'fields', problems: [{ field: documentOf(details), code }] };
  if (code === 'RESUME_TOO_SHORT') return { kind: 'fields', problems: [{ field: 'resume', code }] };
  if (code.startsWith('JOB_DESCRIPTION_')) return { kind: 'fields', problems: [{ field: 'job', code }] };
  if (code === 'ALLOWANCE_USED_UP') return { kind: 'used-up' };
  if (code === 'ALLOWANCE_AWAITS_VERIFICATION') return { kind: 'unverified' };
  if (status === 401) return { kind: 'login' };
  const problems = code === 'INVALID_INPUT' ? invalidFields(details) : [];
  return problems.length > 0 ? { kind: 'fields', problems } : { kind: 'other', error };
}
