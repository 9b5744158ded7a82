import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const bundleTokensMax = 10_000;
export const bundlePriceUsdCentsMax = 1_000_000;
/** VND for one US dollar: how the product shows and converts its prices. */
export const vndPerUsd = 20_000;
const centsPerUsd = 100;

/** US cents as VND. Exact: 200 đồng a cent. */
export const vndOfUsdCents = (cents: number): number => (cents * vndPerUsd) / centsPerUsd;

/** A text in both languages of the product. */
export const Texts = z.object({ en: z.string(), vi: z.string() });

export const BundleKind = z.enum(['tier', 'pack']);
export const BundleLabel = z.enum(['popular', 'best-value']);

/** What is sold. Price in US cents and đồng; per-token price and saving are for display only. */
export const Bundle = z.object({
  id: Id,
  code: z.string(),
  kind: BundleKind,
  name: Texts,
  description: Texts,
  tokens: z.number().int(),
  priceUsdCents: z.number().int(),
  priceVnd: z.number().int(),
  perTokenUsdCents: z.number().int(),
  perTokenVnd: z.number().int(),
  /** Against the dearest tier's token. */
  savingPercent: z.number().int(),
  label: BundleLabel.nullable(),
});
export type Bundle = z.output<typeof Bundle>;

/** What administrators see of a bundle, written out. */
export const AdminBundle = z.object({
  id: Id,
  code: z.string(),
  kind: BundleKind,
  name: Texts,
  description: Texts,
  tokens: z.number().int(),
  priceUsdCents: z.number().int(),
  priceVnd: z.number().int(),
  perTokenUsdCents: z.number().int(),
  perTokenVnd: z.number().int(),
  savingPercent: z.number().int(),
  label: BundleLabel.nullable(),
  position: z.number().int(),
  archived: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type AdminBundle = z.output<typeof AdminBundle>;

const InTexts = (charsMax: number) =>
  z.strictObject({
    en: z.string().trim().min(1).max(charsMax),
    vi: z.string().trim().min(1).max(charsMax),
  });

export const BundleInput = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  kind: BundleKind,
  name: InTexts(80),
  description: InTexts(400),
  tokens: z.number().int().min(1).max(bundleTokensMax),
  priceUsdCents: z.number().int().min(5).max(bundlePriceUsdCentsMax),
  label: BundleLabel.nullable().default(null),
  position: z.number().int().min(0).max(1000).default(0),
  archived: z.boolean().default(false),
});
export type BundleInput = z.output<typeof BundleInput>;

export const listBundles = defineRoute({
  id: 'listBundles',
  method: 'GET',
  path: '/credits/bundles',
  access: 'public',
  summary: 'Everything on sale: tiers first, then packs.',
  reply: dataOf(z.array(Bundle)),
  errors: [],
});

export const getBundle = defineRoute({
  id: 'getBundle',
  method: 'GET',
  path: '/credits/bundles/{id}',
  access: 'public',
  summary: 'One bundle on sale.',
  params: idParams,
  reply: dataOf(Bundle),
  errors: ['BUNDLE_NOT_FOUND'],
});

export const listAllBundles = defineRoute({
  id: 'listAllBundles',
  method: 'GET',
  path: '/admin/credits/bundles',
  access: 'admin',
  summary: 'All bundles, archived ones too. `search` finds code and name.',
  query: listQuery(['position', 'createdAt', 'tokens', 'priceUsdCents']),
  reply: pageOf(AdminBundle),
  errors: [],
});

export const exportBundles = defineRoute({
  id: 'exportBundles',
  method: 'GET',
  path: '/admin/credits/bundles/export',
  access: 'admin',
  summary: 'All bundles as CSV (text/csv).',
  download: 'text/csv',
  errors: [],
});

export const createBundle = defineRoute({
  id: 'createBundle',
  method: 'POST',
  path: '/admin/credits/bundles',
  access: 'admin',
  summary: 'Makes a bundle; audited.',
  body: BundleInput,
  status: 201,
  reply: dataOf(AdminBundle),
  errors: ['BUNDLE_CODE_TAKEN'],
});

export const updateBundle = defineRoute({
  id: 'updateBundle',
  method: 'PUT',
  path: '/admin/credits/bundles/{id}',
  access: 'admin',
  summary: 'Changes a bundle, or archives it; orders keep the price they were made with. Audited.',
  params: idParams,
  body: BundleInput,
  reply: dataOf(AdminBundle),
  errors: ['BUNDLE_NOT_FOUND', 'BUNDLE_CODE_TAKEN'],
});
