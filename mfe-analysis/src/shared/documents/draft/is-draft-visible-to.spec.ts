import { expect, it } from '@jest/globals';
import { isDraftVisibleTo } from './is-draft-visible-to.js';

it.each([
  ['a visitor’s draft, still a visitor', null, null, null, true],
  ['a visitor’s draft, now logged in', null, 'an', null, true],
  ['a user’s draft, same user', 'an', 'an', null, true],
  ['a user’s draft, another user', 'an', 'binh', null, false],
  ['a user’s draft, session expired', 'an', null, 'expired', true],
  ['a user’s draft, session refused', 'an', null, 'rejected', true],
  ['a user’s draft, signed out', 'an', null, 'signed-out', false],
  ['a user’s draft, a visitor on a new page', 'an', null, null, false],
] as const)('%s', (_case, owner, userId, endedBy, kept) => {
  expect(isDraftVisibleTo(owner, { userId, endedBy })).toBe(kept);
});
