import { describe, expect, it } from '@jest/globals';
import { stateOf, type Offer } from './offer-state.js';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const offer: Offer = {
  startsAt: '2026-11-21T12:00:00.000Z',
  endsAt: '2026-11-21T12:00:00.001Z',
  usesMax: 3,
  usesPerUserMax: 1,
  uses: 2,
  archived: false,
};

describe('an offer', () => {
  it.each([
    ['active', {}],
    ['active', { startsAt: null, endsAt: null, usesMax: null, uses: 9 }],
    ['not-started', { startsAt: '2026-11-21T12:00:00.001Z' }],
    ['ended', { endsAt: '2026-11-21T12:00:00.000Z' }],
    ['used-up', { uses: 3 }],
    ['archived', { archived: true, uses: 3 }],
  ] as const)('is %s', (state, changes) => {
    expect(stateOf({ ...offer, ...changes }, now)).toBe(state);
  });
});
