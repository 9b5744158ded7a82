import { AskedInstant, Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { typedCode } from '@fitfolio/contract-kit/typed-code';
import { z } from 'zod';

export const couponTokensMax = 1_000;
export const couponUsesMax = 1_000_000;
export const couponCodeCharsMax = 40;

export const TypedCode = typedCode(couponCodeCharsMax);

export const Coupon = z.object({
  id: Id,
  code: z.string(),
  tokens: z.number().int(),
  /** null: without end. */
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  /** In all; null: no limit. */
  usesMax: z.number().int().nullable(),
  usesPerUserMax: z.number().int(),
  uses: z.number().int(),
  archived: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Coupon = z.output<typeof Coupon>;

export const CouponInput = z
  .strictObject({
    code: TypedCode,
    tokens: z.number().int().min(1).max(couponTokensMax),
    startsAt: AskedInstant.nullable().default(null),
    endsAt: AskedInstant.nullable().default(null),
    usesMax: z.number().int().min(1).max(couponUsesMax).nullable().default(null),
    usesPerUserMax: z.number().int().min(1).max(100).default(1),
    archived: z.boolean().default(false),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
  });
export type CouponInput = z.output<typeof CouponInput>;

export const redeemCoupon = defineRoute({
  id: 'redeemCoupon',
  method: 'POST',
  path: '/credits/redeem',
  access: 'user',
  fresh: true,
  summary: 'Redeems a coupon code. Takes an `Idempotency-Key`.',
  body: z.strictObject({ code: TypedCode }),
  reply: dataOf(z.object({ tokens: z.number().int(), balance: z.number().int() })),
  errors: [
    'COUPON_INVALID',
    'COUPON_NOT_STARTED',
    'COUPON_EXPIRED',
    'COUPON_ALREADY_USED',
    'COUPON_USED_UP',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_FLIGHT',
  ],
});

export const listCoupons = defineRoute({
  id: 'listCoupons',
  method: 'GET',
  path: '/admin/credits/coupons',
  access: 'admin',
  summary: 'All coupon codes. `search` finds the code.',
  query: listQuery(['createdAt', 'code', 'uses', 'tokens']),
  reply: pageOf(Coupon),
  errors: [],
});

export const exportCoupons = defineRoute({
  id: 'exportCoupons',
  method: 'GET',
  path: '/admin/credits/coupons/export',
  access: 'admin',
  summary: 'All coupon codes as CSV (text/csv).',
  download: 'text/csv',
  errors: [],
});

export const createCoupon = defineRoute({
  id: 'createCoupon',
  method: 'POST',
  path: '/admin/credits/coupons',
  access: 'admin',
  summary: 'Makes a coupon code; audited.',
  body: CouponInput,
  status: 201,
  reply: dataOf(Coupon),
  errors: ['COUPON_CODE_TAKEN'],
});

export const updateCoupon = defineRoute({
  id: 'updateCoupon',
  method: 'PUT',
  path: '/admin/credits/coupons/{id}',
  access: 'admin',
  summary: 'Changes a coupon code, or archives it; audited. No limit may fall below what was used.',
  params: idParams,
  body: CouponInput,
  reply: dataOf(Coupon),
  errors: ['COUPON_INVALID', 'COUPON_CODE_TAKEN', 'COUPON_USED_UP'],
});
