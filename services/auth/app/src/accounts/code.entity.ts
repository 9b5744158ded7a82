import { defineTable, internal, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export type CodePurpose = 'verify-email' | 'reset-password';

/** One code per mail. A used row ends all codes of its account and purpose that are older. */
export const CodeEntity = defineTable('code', {
  person: { by: 'accountId', leaves: 'delete' },
  columns: {
    accountId: internal(p.uuid().primary()),
    purpose: internal(p.text().$type<CodePurpose>().primary()),
    mailId: internal(p.uuid().primary().defaultRaw('gen_random_uuid()')),
    hash: secret(p.blob()),
    madeAt: internal(p.datetime()),
    endsAt: internal(p.datetime()),
    /** Wrong tries in all, and by the network they came from. */
    tries: internal(p.integer().default(0)),
    triesBy: internal(p.json<Readonly<Record<string, number>>>().default('{}')),
    used: internal(p.boolean().default(false)),
  },
});
