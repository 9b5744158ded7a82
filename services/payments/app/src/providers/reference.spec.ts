import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isReference, newReference, referencesIn } from './reference.js';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const reference = fc.constant(null).map(() => newReference());

describe('a reference', () => {
  it('is short, plain, and differs from the next', () => {
    const many = Array.from({ length: 500 }, newReference);
    for (const r of many) expect(r).toMatch(/^[2-9A-HJ-NP-Z]{9}$/);
    expect(new Set(many).size).toBe(500);
  });

  it('shows every single wrong letter', () => {
    fc.assert(
      fc.property(
        reference,
        fc.integer({ min: 2, max: 8 }),
        fc.constantFrom(...alphabet),
        (r, at, letter) => {
          fc.pre(r[at] !== letter);
          expect(isReference(r.slice(0, at) + letter + r.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it('is found in what a bank makes of it', () => {
    const mangle = [
      (r: string) => `MBVCB.3278907687.${r.toLowerCase()}.CT tu 0011000`,
      (r: string) => `IBFT ${r.slice(0, 3)} ${r.slice(3, 6)}-${r.slice(6)} NGUYEN VAN A chuyen tien`,
      (r: string) => `CT DEN:${r}/FT26325`,
      (r: string) => r,
    ];
    fc.assert(
      fc.property(reference, fc.constantFrom(...mangle), (r, how) => {
        expect(referencesIn(how(r))).toContain(r);
      }),
    );
    expect(referencesIn('NGUYEN VAN A chuyen tien an trua')).toEqual([]);
    expect(referencesIn('')).toEqual([]);
  });
});
