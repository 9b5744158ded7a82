import { expect, it } from '@jest/globals';
import { cleanFileName, fileNameCharsMax } from './file-name.js';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\a\\cv.pdf', 'cv.pdf'],
  ['Hồ sơ.pdf'.normalize('NFD'), 'Hồ sơ.pdf'],
  ['  a \n b\t.pdf ', 'a b.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['', 'file'],
  ['..', 'file'],
  [undefined, 'file'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

it('cuts a long name and keeps its extension, never half a character', () => {
  const clean = cleanFileName(`${'😀'.repeat(500)}.docx`);
  expect(Array.from(clean)).toHaveLength(fileNameCharsMax);
  expect(clean.endsWith('😀.docx')).toBe(true);
});
