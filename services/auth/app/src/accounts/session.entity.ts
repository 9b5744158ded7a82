import type { Device, Place } from '@fitfolio/auth-contract/session';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** A session is a family of refresh tokens. */
export const SessionEntity = defineTable('session', {
  person: { by: 'accountId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    accountId: internal(p.uuid()),
    device: own(p.json<Device>()),
    place: own(p.text().$type<Place>().default('unknown')),
    network: own(p.text().nullable()),
    createdAt: own(p.datetime()),
    seenAt: own(p.datetime()),
    endsAt: own(p.datetime()),
    /** When the person last proved who they are, and whether by a second factor, too. */
    authenticatedAt: own(p.datetime().defaultRaw('to_timestamp(0)')),
    secondFactor: own(p.boolean().default(false)),
    /** Begun in a browser that the account had known for less than the days of a notice. */
    newDevice: internal(p.boolean().default(false)),
  },
});
