import { describe, expect, it } from '@jest/globals';
import { getMe } from '@fitfolio/auth-contract/me';
import { listBundles } from '@fitfolio/credits-contract/bundle';
import { z } from 'zod';
import { misfit, type Shape } from '../src/shape.js';
import { someBundle, someUser } from '../src/testing/fixtures.js';
import { shapeOf } from './light-contracts.mjs';

describe('the shape of a schema', () => {
  it.each([
    [
      z.object({ a: z.string().optional(), b: z.number().nullable() }),
      { 'a?': 'string', b: ['either', 'null', 'number'] },
    ],
    [z.array(z.enum(['x', 'y'])), ['list', 'string']],
    [z.record(z.string(), z.literal(1)), ['record', 'number']],
    [z.union([z.string(), z.null()]), ['either', 'string', 'null']],
    [z.iso.datetime(), 'string'],
    [z.unknown(), 'any'],
  ])('%#', (schema, shape) => expect(shapeOf(schema)).toEqual(shape));

  it.each([
    z.string().default('a'),
    z.string().transform(Number),
    z.object({ a: z.array(z.int()).catch([]) }),
  ])('is not to be had where it does more than describe: %#', (schema) =>
    expect(() => shapeOf(schema)).toThrow(),
  );

  it.each([
    [getMe, { data: someUser() }],
    [getMe, { data: { ...someUser(), name: null, userType: 'a kind of tomorrow', more: 1 } }],
    [listBundles, { data: [someBundle(), someBundle({ label: null })] }],
  ])('fits what the services answer: %#', (route, reply) =>
    expect(misfit(shapeOf(route.reply) as Shape, reply)).toBeNull(),
  );

  it('does not fit what they never would', () => {
    const reply = { data: [{ ...someBundle(), tokens: '5' }] };
    expect(misfit(shapeOf(listBundles.reply) as Shape, reply)).toBe('data.0.tokens: number');
  });
});
