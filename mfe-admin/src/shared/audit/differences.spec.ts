import { expect, it } from '@jest/globals';
import { differences } from './differences.js';

it('names what changed, came and went, and leaves out what stayed', () => {
  expect(
    differences({
      before: { disabled: false, is_admin: false, state: 'sent', place: { city: 'Huế' } },
      after: { disabled: true, is_admin: false, mailId: 'm', place: { city: 'Huế' } },
    }),
  ).toEqual([
    { key: 'disabled', before: false, after: true },
    { key: 'state', before: 'sent', after: undefined },
    { key: 'mailId', before: undefined, after: 'm' },
  ]);
});

it('leaves out what the line says itself, and what was never given', () => {
  expect(
    differences({ before: null, after: { id: 'c', code: 'TET', usesMax: null, updatedAt: '2026-11-22' } }),
  ).toEqual([{ key: 'code', before: undefined, after: 'TET' }]);
});

it('is empty where nothing is known', () => {
  expect(differences({ before: null, after: null })).toEqual([]);
});
