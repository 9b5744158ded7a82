import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** Where tokens are: of a user, of a hold, or of the house, whose accounts keep no balance (docs/decisions/0009). */
export const AccountEntity = defineTable('account', {
  person: { by: 'userId', leaves: { keep: 'The ledger stays whole; the id leads to nobody.' } },
  columns: {
    code: internal(p.text().primary()),
    userId: internal(p.uuid().nullable()),
    /** The last line of the history tells it too. */
    balance: internal(p.bigint('string').nullable()),
    openedAt: own(p.datetime().defaultRaw('now()')),
  },
});
