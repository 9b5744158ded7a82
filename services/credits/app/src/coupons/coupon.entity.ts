import { defineTable, internal } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const CouponEntity = defineTable('coupon', {
  person: { none: 'Codes that anybody may redeem.' },
  columns: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    code: p.text(),
    tokens: p.integer(),
    startsAt: p.datetime().nullable(),
    endsAt: p.datetime().nullable(),
    usesMax: p.integer().nullable(),
    usesPerUserMax: p.integer(),
    uses: p.integer().default(0),
    archived: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** Counts who used which coupon; the line of the history that goes with it tells the person the same. */
export const CouponUseEntity = defineTable('coupon_use', {
  person: { by: 'userId', leaves: { keep: 'Limits are kept by it; the id leads to nobody.' } },
  columns: {
    couponId: internal(p.uuid().primary()),
    userId: internal(p.uuid().primary()),
    nth: internal(p.integer().primary()),
    usedAt: internal(p.datetime().defaultRaw('now()')),
  },
});
