import type { AdminBundle, BundleInput } from '@fitfolio/credits-contract/bundle';
import { centsOf, typedDollars, wholeOf } from '../form/typed-values.js';

/** A bundle as its form holds it. */
export const typedBundle = (bundle: AdminBundle | null) => ({
  code: bundle?.code ?? '',
  kind: bundle?.kind ?? 'tier',
  label: bundle?.label ?? '',
  'name-vi': bundle?.name.vi ?? '',
  'name-en': bundle?.name.en ?? '',
  'description-vi': bundle?.description.vi ?? '',
  'description-en': bundle?.description.en ?? '',
  tokens: bundle?.tokens.toString() ?? '',
  priceUsdCents: bundle ? typedDollars(bundle.priceUsdCents) : '',
  position: String(bundle?.position ?? 0),
});
export type BundleValues = { readonly [K in keyof ReturnType<typeof typedBundle>]: string };

export const bundleBody = (typed: BundleValues, archived: boolean) => ({
  code: typed.code.trim(),
  kind: typed.kind,
  label: typed.label || null,
  name: { vi: typed['name-vi'], en: typed['name-en'] },
  description: { vi: typed['description-vi'], en: typed['description-en'] },
  tokens: wholeOf(typed.tokens),
  priceUsdCents: centsOf(typed.priceUsdCents),
  position: wholeOf(typed.position),
  archived,
});

/** What of a bundle can be changed. */
export const inputOf = (bundle: AdminBundle): BundleInput => {
  const { code, kind, name, description, tokens, priceUsdCents, label, position, archived } = bundle;
  return { code, kind, name, description, tokens, priceUsdCents, label, position, archived };
};
