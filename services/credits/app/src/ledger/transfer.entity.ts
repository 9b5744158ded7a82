import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export type TransferKind = 'purchase' | 'refund' | 'coupon' | 'adjustment' | 'hold' | 'capture' | 'release';

const leaves = { keep: 'The ledger is append-only; the id leads to nobody.' };

/** One movement of tokens between two accounts; never changed. */
export const TransferEntity = defineTable('transfer', {
  person: { by: 'userId', leaves },
  columns: {
    id: internal(p.uuid().primary().defaultRaw('gen_random_uuid()')),
    /** The unique key of why; `details` tell it. */
    source: internal(p.text()),
    kind: own(p.text().$type<TransferKind>()),
    userId: internal(p.uuid().nullable()),
    actorId: internal(p.uuid().nullable()),
    details: own(p.json<Record<string, string>>()),
    madeAt: own(p.datetime().defaultRaw('now()')),
  },
});

/** What a transfer does to one of its accounts. `balance` is what was left, null on accounts of the house. */
export const EntryEntity = defineTable('entry', {
  person: { by: 'transferId', through: TransferEntity, order: 'position', leaves },
  columns: {
    position: internal(p.bigint('string').autoincrement()),
    transferId: internal(p.uuid().primary()),
    account: internal(p.text().primary()),
    amount: own(p.bigint('string')),
    balance: own(p.bigint('string').nullable()),
  },
});
