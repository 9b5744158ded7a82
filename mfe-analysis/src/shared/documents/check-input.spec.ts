import { expect, it } from '@jest/globals';
import { emptyInput } from './draft/form-input.js';
import { checkInput, countChars } from './check-input.js';

const resume = new File(['x'], 'cv.pdf');
const codes = (changes: object): string[] =>
  checkInput({ ...emptyInput, resume, ...changes }).map((p) => p.code);

it('asks for both documents', () => {
  expect(checkInput(emptyInput)).toEqual([
    { field: 'resume', code: 'RESUME_MISSING' },
    { field: 'job', code: 'JOB_DESCRIPTION_MISSING' },
  ]);
});

it('wants 100 characters of pasted text, counted after trimming', () => {
  expect(codes({ jobText: `  ${'a'.repeat(99)}  ` })).toEqual(['JOB_DESCRIPTION_TOO_SHORT']);
  expect(codes({ jobText: 'a'.repeat(100) })).toEqual([]);
  expect(codes({ jobText: 'a'.repeat(50_001) })).toEqual(['JOB_DESCRIPTION_TOO_LONG']);
});

it('counts letters, not the code units of a decomposed one', () => {
  expect(countChars('tiếng Việt'.normalize('NFD'))).toBe(10);
});

it('looks only at the way that is chosen', () => {
  expect(codes({ jobMode: 'file', jobText: 'a'.repeat(200) })).toEqual(['JOB_DESCRIPTION_MISSING']);
  expect(codes({ jobMode: 'file', jobText: 'short', jobFile: resume })).toEqual([]);
});
