import type { FactorKind } from '@fitfolio/auth-contract/factors';
import { defineTable, internal, own, secret } from '@fitfolio/service-kit/db/define-table';
import type { Bigint } from '@fitfolio/service-kit/db/query';
import { p } from '@mikro-orm/core';

/** A second factor: an authenticator app or a passkey. What the other kind has is null. */
export const FactorEntity = defineTable('factor', {
  person: { by: 'accountId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    accountId: internal(p.uuid()),
    /** The id of the factor that was first when the account had none; those that were added to it have the same. */
    setUpId: internal(p.uuid()),
    kind: own(p.text().$type<FactorKind>()),
    name: own(p.text()),
    createdAt: own(p.datetime().defaultRaw('now()')),
    usedAt: own(p.datetime().nullable()),
    /** Encrypted for the id of this row. */
    totpSecret: secret(p.blob().nullable()),
    /** The last time step of which a code was taken. */
    totpStep: internal(p.integer().nullable()),
    credentialId: internal(p.text().nullable()),
    publicKey: secret(p.blob().nullable()),
    /** How often a passkey has signed; many say 0 for ever. */
    counter: internal(p.bigint('string').$type<Bigint>().nullable()),
    transports: internal(p.json<readonly string[]>().default('[]')),
    multiDevice: own(p.boolean().nullable()),
    backedUp: own(p.boolean().nullable()),
  },
});
