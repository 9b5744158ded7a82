import type { AdminBundle, BundleInput } from '@fitfolio/credits-contract/bundle';
import { parseCents, dollarsInputOf, parseInteger } from '../shared/form/input-values.js';

/** The form values of a bundle. */
export const bundleInputsOf = (bundle: AdminBundle | null) => ({
  code: bundle?.code ?? '',
  kind: bundle?.kind ?? 'tier',
  label: bundle?.label ?? '',
  'name-vi': bundle?.name.vi ?? '',
  'name-en': bundle?.name.en ?? '',
  'description-vi': bundle?.description.vi ?? '',
  'description-en': bundle?.description.en ?? '',
  tokens: bundle?.tokens.toString() ?? '',
  priceUsdCents: bundle ? dollarsInputOf(bundle.priceUsdCents) : '',
  position: String(bundle?.position ?? 0),
});
export type BundleValues = { readonly [K in keyof ReturnType<typeof bundleInputsOf>]: string };

export const bundleBody = (typed: BundleValues, archived: boolean) => ({
  code: typed.code.trim(),
  kind: typed.kind,
  label: typed.label || null,
  name: { vi: typed['name-vi'], en: typed['name-en'] },
  description: { vi: typed['description-vi'], en: typed['description-en'] },
  tokens: parseInteger(typed.tokens),
  priceUsdCents: parseCents(typed.priceUsdCents),
  position: parseInteger(typed.position),
  archived,
});

/** The editable part of a bundle. */
export const inputOf = (bundle: AdminBundle): BundleInput => {
  const { code, kind, name, description, tokens, priceUsdCents, label, position, archived } = bundle;
  return { code, kind, name, description, tokens, priceUsdCents, label, position, archived };
};
