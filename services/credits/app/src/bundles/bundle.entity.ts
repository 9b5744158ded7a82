import type { Bundle } from '@fitfolio/credits-contract/bundle';
import { defineTable } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const BundleEntity = defineTable('bundle', {
  person: { none: 'What is sold.' },
  columns: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    code: p.text(),
    kind: p.text().$type<Bundle['kind']>(),
    name: p.json<Bundle['name']>(),
    description: p.json<Bundle['description']>(),
    tokens: p.integer(),
    priceUsdCents: p.integer(),
    label: p.text().$type<Bundle['label']>().nullable(),
    position: p.integer().default(0),
    archived: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});
