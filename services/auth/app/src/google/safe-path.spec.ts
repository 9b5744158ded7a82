import { expect, it } from '@jest/globals';
import { safePath } from './safe-path.js';

it.each([
  ['/user-profile?tab=1#a', '/user-profile?tab=1#a'],
  [undefined, '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\\b', '/'],
])('%s leads to %s', (given, path) => {
  expect(safePath(given)).toBe(path);
});
