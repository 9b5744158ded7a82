import { defineTable, internal, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** `second-step`: a password or Google was right. The others are what a passkey is to sign. */
export type ChallengePurpose = 'second-step' | 'passkey-login' | 'passkey-new' | 'passkey-again';

/** Something to be answered once, within minutes. Only its hash is stored. */
export const ChallengeEntity = defineTable('challenge', {
  person: { by: 'accountId', leaves: 'delete' },
  columns: {
    hash: secret(p.blob().primary()),
    purpose: internal(p.text().$type<ChallengePurpose>()),
    /** Who is to answer; null: anybody who has a passkey. */
    accountId: internal(p.uuid().nullable()),
    /** The hash of the password that was right in the first step. */
    passwordHash: secret(p.text().nullable()),
    endsAt: internal(p.datetime()),
  },
});
