import { defineTable, internal, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** Only keyed hashes of recovery codes are stored. */
export const RecoveryCodeEntity = defineTable('recovery_code', {
  person: { by: 'accountId', leaves: 'delete' },
  columns: {
    hash: secret(p.blob().primary()),
    accountId: internal(p.uuid()),
    usedAt: internal(p.datetime().nullable()),
  },
});
