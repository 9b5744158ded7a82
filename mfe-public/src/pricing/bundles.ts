export type Currency = 'USD' | 'VND';

/** Dong per dollar, as the product shows prices. */
const vndPerUsd = 20_000;

export interface Bundle {
  readonly id: 'basic' | 'standard' | 'pro';
  readonly tokens: number;
  readonly usdCents: number;
  readonly label?: 'popular' | 'bestValue';
}

export const bundles: readonly Bundle[] = [
  { id: 'basic', tokens: 1, usdCents: 250 },
  { id: 'standard', tokens: 5, usdCents: 1000, label: 'popular' },
  { id: 'pro', tokens: 15, usdCents: 2500, label: 'bestValue' },
];

/** `$2.50`, `50.000 ₫`. */
export function formatPrice(usdCents: number, currency: Currency): string {
  if (currency === 'USD') return `$${(usdCents / 100).toFixed(2)}`;
  const dong = Math.round((usdCents * vndPerUsd) / 100);
  return `${new Intl.NumberFormat('vi-VN').format(dong)} ₫`;
}

/** What one token of the bundle costs, in cents; for display only. */
export const centsPerToken = ({ usdCents, tokens }: Bundle): number => Math.round(usdCents / tokens);

/** Whole percent below the price of a single token; 0 for the single one. */
export function savingPercent(bundle: Bundle): number {
  const single = bundles[0];
  return single
    ? Math.round((1 - bundle.usdCents / bundle.tokens / (single.usdCents / single.tokens)) * 100)
    : 0;
}
