import { defineTable, internal, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** Only hashes of refresh tokens are stored. Rows end with their session. */
export const RefreshTokenEntity = defineTable('refresh_token', {
  person: { by: 'accountId', leaves: 'delete' },
  columns: {
    hash: secret(p.blob().primary()),
    /** The session. */
    family: internal(p.uuid()),
    accountId: internal(p.uuid()),
    createdAt: internal(p.datetime()),
    usedAt: internal(p.datetime().nullable()),
    endsAt: internal(p.datetime()),
  },
});
