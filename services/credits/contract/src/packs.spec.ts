import { expect, it } from '@jest/globals';
import { contentsOf } from './packs.js';

it.each([
  ['job-readiness', 3],
  ['interview-prep', 4],
  ['all-in-one', 10],
])('%s holds what its %i tokens pay for, the analysis first', (code, tokens) => {
  const items = contentsOf({ code, tokens }) ?? [];
  expect(items[0]?.item).toBe('analysis');
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(tokens);
});

it('says nothing of a tier, or of a pack whose tokens were changed', () => {
  expect(contentsOf({ code: 'standard', tokens: 5 })).toBeNull();
  expect(contentsOf({ code: 'all-in-one', tokens: 12 })).toBeNull();
});
