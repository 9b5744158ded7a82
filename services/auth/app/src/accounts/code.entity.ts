import { defineTable, internal, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export type CodePurpose = 'verify-email' | 'reset-password';

/** One code per account and purpose. */
export const CodeEntity = defineTable('code', {
  person: { by: 'accountId', leaves: 'delete' },
  columns: {
    accountId: internal(p.uuid().primary()),
    purpose: internal(p.text().$type<CodePurpose>().primary()),
    mailId: internal(p.uuid().nullable()),
    hash: secret(p.blob()),
    madeAt: internal(p.datetime()),
    endsAt: internal(p.datetime()),
    tries: internal(p.integer().default(0)),
    used: internal(p.boolean().default(false)),
  },
});
