import { documentErrorCodes } from '@fitfolio/analysis-contract/free-analysis';
import { expect, it } from '@jest/globals';
import { readRefusal } from './read-refusal.js';

const refusal = (code: string, status: number, details?: unknown) =>
  readRefusal({ code, status, details, message: code });

it.each(Object.entries(documentErrorCodes))('%s stands at its document', (code, status) => {
  expect(refusal(code, status, { document: 'jobDescription' })).toEqual({
    kind: 'fields',
    problems: [{ field: 'job', code }],
  });
  expect(refusal(code, status, { document: 'resume' })).toMatchObject({ problems: [{ field: 'resume' }] });
});

it('a document that is not named is the résumé', () => {
  expect(refusal('FILE_MISSING', 400)).toMatchObject({ problems: [{ field: 'resume' }] });
});

it('bad fields stand where they are, others do not disappear', () => {
  const bad = (path: string) => [{ path, code: 'too_big', message: '' }];
  expect(refusal('INVALID_INPUT', 400, bad('body.jobDescriptionText'))).toEqual({
    kind: 'fields',
    problems: [{ field: 'job', code: 'INVALID_INPUT' }],
  });
  expect(refusal('INVALID_INPUT', 400, bad('body.outputLanguage'))).toMatchObject({ kind: 'other' });
});

it('tells a used-up day and a lost session from failures', () => {
  expect(refusal('ALLOWANCE_USED_UP', 429)).toEqual({ kind: 'used-up' });
  expect(refusal('ALLOWANCE_AWAITS_VERIFICATION', 429)).toEqual({ kind: 'unverified' });
  expect(refusal('UNAUTHENTICATED', 401)).toEqual({ kind: 'login' });
  expect(refusal('INTERNAL', 500)).toMatchObject({ kind: 'other', error: { code: 'INTERNAL' } });
  expect(readRefusal(new Error('x'))).toMatchObject({ kind: 'other' });
});
