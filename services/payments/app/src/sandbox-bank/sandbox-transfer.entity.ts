import { defineTable } from '@fitfolio/service-kit/db/define-table';
import type { Bigint } from '@fitfolio/service-kit/db/query';
import { p } from '@mikro-orm/core';

/** What testers transferred at the sandbox bank. */
export const SandboxTransferEntity = defineTable('sandbox_transfer', {
  person: { none: 'Play money, and no name of who moved it.' },
  columns: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    content: p.text(),
    amountVnd: p.bigint('string').$type<Bigint>(),
    paidAt: p.datetime(),
  },
});
