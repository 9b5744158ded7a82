import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Premium, startPremium } from './support/premium.js';
import { resumeOf } from './support/screening.js';
import { startsAsManyAsThereAreTokensFor } from './support/too-few-tokens.js';

let premium: Premium;
beforeAll(async () => {
  premium = await startPremium({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => premium.close());

it('holds nothing with tokens for 12 of 30, and says how many there are', async () => {
  const names = Array.from(
    { length: 30 },
    (_, n) => `Người ${String.fromCharCode(65 + (n % 26))}${n > 25 ? 'x' : 'y'}`,
  );
  await startsAsManyAsThereAreTokensFor(
    premium,
    12,
    names.map((name) => resumeOf({ name })),
  );
  expect(await premium.broken()).toEqual([]);
});
