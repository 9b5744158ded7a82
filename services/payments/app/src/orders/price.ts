import { vndOfUsdCents } from '@fitfolio/credits-contract/bundle';
import type { Currency } from '@fitfolio/payments-contract/payment';
import { amountVndMin } from '@fitfolio/payments-contract/promo';

export interface PricedBundle {
  readonly priceUsdCents: number;
}
export interface Discount {
  readonly kind: 'percent' | 'fixed';
  /** Percent, or US cents. */
  readonly value: number;
}
export interface Amounts {
  /** Minor units of the currency. */
  readonly originalAmount: number;
  readonly discountAmount: number;
  readonly finalAmount: number;
  /** What the bank must receive. */
  readonly amountVnd: number;
}

/** The price in US cents leads; đồng are those cents at the product's rate, so both show the same discount. */
export function priceOf(bundle: PricedBundle, currency: Currency, discount: Discount | null): Amounts {
  const cents = bundle.priceUsdCents;
  const least = Math.min(cents, Math.ceil(amountVndMin / vndOfUsdCents(1)));
  const off = discount === null ? 0 : discountCents(cents, discount);
  const final = Math.max(least, cents - off);
  const minor = (c: number): number => (currency === 'USD' ? c : vndOfUsdCents(c));
  return {
    originalAmount: minor(cents),
    discountAmount: minor(cents - final),
    finalAmount: minor(final),
    amountVnd: vndOfUsdCents(final),
  };
}

const discountCents = (cents: number, { kind, value }: Discount): number =>
  kind === 'fixed' ? value : Math.floor((cents * value) / 100);
