import { defineTable } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const PromoEntity = defineTable('promo', {
  person: { none: 'Offers to everybody.' },
  columns: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    code: p.text(),
    kind: p.text().$type<'percent' | 'fixed'>(),
    /** Percent, or US cents. */
    value: p.integer(),
    /** Empty: every bundle. */
    bundleIds: p.array<string>().default([]),
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
