import { expect, it } from '@jest/globals';
import { bundles, centsPerToken, formatPrice, savingPercent } from './bundles.js';

it('shows dollars with cents and dong with Vietnamese grouping', () => {
  expect(bundles.map((b) => formatPrice(b.usdCents, 'USD'))).toEqual(['$2.50', '$10.00', '$25.00']);
  expect(bundles.map((b) => formatPrice(b.usdCents, 'VND'))).toEqual(['50.000 ₫', '200.000 ₫', '500.000 ₫']);
});

it('derives the price of a token and the saving', () => {
  expect(bundles.map((b) => formatPrice(centsPerToken(b), 'USD'))).toEqual(['$2.50', '$2.00', '$1.67']);
  expect(bundles.map(savingPercent)).toEqual([0, 20, 33]);
});
