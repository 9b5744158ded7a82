import type { Feature } from '@fitfolio/credits-contract/transaction';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** Tokens set aside for one piece of work. */
export const HoldEntity = defineTable('hold', {
  person: {
    by: 'userId',
    leaves: { keep: 'The ledger stays whole; the id leads to nobody.' },
  },
  columns: {
    source: own(p.text().primary()),
    userId: internal(p.uuid()),
    feature: own(p.text().$type<Feature>()),
    tokens: own(p.bigint('string')),
    state: own(p.text().$type<'held' | 'captured' | 'released' | 'refused'>().default('held')),
    heldAt: own(p.datetime().defaultRaw('now()')),
    expiresAt: own(p.datetime()),
    endedAt: own(p.datetime().nullable()),
  },
});
