import { AskedInstant, Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { PromoCode } from './payment.js';

/** What a payment costs at least, however large the discount: banks carry no transfer of nothing. */
export const amountVndMin = 1_000;
export const promoPercentMax = 99;

const fields = {
  kind: z.enum(['percent', 'fixed']),
  /** percent: 1 to 99; fixed: US cents, shown in đồng at the product's rate. */
  value: z.number().int().min(1).max(1_000_000),
  /** Empty: every bundle. */
  bundleIds: z.array(Id).max(50),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  usesMax: z.number().int().min(1).max(1_000_000).nullable(),
  usesPerUserMax: z.number().int().min(1).max(100),
  archived: z.boolean(),
};

export const Promo = z.object({
  id: Id,
  code: z.string(),
  ...fields,
  uses: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Promo = z.output<typeof Promo>;

export const PromoInput = z
  .strictObject({
    code: PromoCode,
    ...fields,
    bundleIds: fields.bundleIds.default([]),
    startsAt: AskedInstant.nullable().default(null),
    endsAt: AskedInstant.nullable().default(null),
    usesMax: fields.usesMax.default(null),
    usesPerUserMax: fields.usesPerUserMax.default(1),
    archived: fields.archived.default(false),
  })
  .refine(({ kind, value }) => kind === 'fixed' || value <= promoPercentMax, { path: ['value'] })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
  });
export type PromoInput = z.output<typeof PromoInput>;

export const listPromos = defineRoute({
  id: 'listPromos',
  method: 'GET',
  path: '/admin/credits/promos',
  access: 'admin',
  summary: 'All promo codes. `search` finds the code.',
  query: listQuery(['createdAt', 'code', 'uses']),
  reply: pageOf(Promo),
  errors: [],
});

export const exportPromos = defineRoute({
  id: 'exportPromos',
  method: 'GET',
  path: '/admin/credits/promos/export',
  access: 'admin',
  summary: 'All promo codes as CSV (text/csv).',
  download: 'text/csv',
  errors: [],
});

export const createPromo = defineRoute({
  id: 'createPromo',
  method: 'POST',
  path: '/admin/credits/promos',
  access: 'admin',
  summary: 'Makes a promo code; audited.',
  body: PromoInput,
  status: 201,
  reply: dataOf(Promo),
  errors: ['PROMO_CODE_TAKEN'],
});

export const updatePromo = defineRoute({
  id: 'updatePromo',
  method: 'PUT',
  path: '/admin/credits/promos/{id}',
  access: 'admin',
  summary:
    'Changes a promo code, or archives it; orders keep their price. No limit may fall below what is used. Audited.',
  params: idParams,
  body: PromoInput,
  reply: dataOf(Promo),
  errors: ['PROMO_INVALID', 'PROMO_CODE_TAKEN', 'PROMO_USED_UP'],
});
