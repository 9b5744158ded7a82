import { expect, it } from '@jest/globals';
import { priceOf } from './price.js';

const standard = { priceUsdCents: 1000 };

it.each([
  ['USD', null, [1000, 0, 1000, 200_000]],
  ['VND', null, [200_000, 0, 200_000, 200_000]],
  ['USD', { kind: 'percent', value: 15 }, [1000, 150, 850, 170_000]],
  ['VND', { kind: 'percent', value: 15 }, [200_000, 30_000, 170_000, 170_000]],
  ['VND', { kind: 'fixed', value: 250 }, [200_000, 50_000, 150_000, 150_000]],
  ['USD', { kind: 'fixed', value: 999_999 }, [1000, 995, 5, 1000]],
] as const)('in %s with %j', (currency, discount, wanted) => {
  expect(Object.values(priceOf(standard, currency, discount))).toEqual(wanted);
});

it('a percentage is rounded in favour of the house by less than a cent', () => {
  expect(priceOf({ priceUsdCents: 333 }, 'USD', { kind: 'percent', value: 50 }).finalAmount).toBe(167);
});
