import { expect, it } from '@jest/globals';
import { isDeeperThan } from './json-depth.js';

it.each([
  ['[[1]]', false],
  ['[[[1]]]', true],
  ['[{"a":{}}]', true],
  ['[[1],[2],{"a":3}]', false],
  ['["[[[{{{"]', false],
  [String.raw`["\"[[[", "\\"]`, false],
  [String.raw`["\\", [[1]]]`, true],
  ['[[[[[', true],
  [']]]][[[', false],
  ['', false],
])('%s is nested deeper than two: %s', (json, deeper) => {
  expect(isDeeperThan(Buffer.from(json), 2)).toBe(deeper);
});
