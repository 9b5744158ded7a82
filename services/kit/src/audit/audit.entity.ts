import { p } from '@mikro-orm/core';
import { defineTable } from '#src/db/define-table';

/** Who did what to whom, append-only. A service that has the table lists this entity among its tables. */
export const AuditEntity = defineTable('audit', {
  person: { none: 'Identifiers only: of who has left it tells nothing, and an audit takes no change.' },
  columns: {
    id: p.bigint('string').primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    /** null is the system. */
    actorId: p.uuid().nullable(),
    action: p.text(),
    subject: p.text().nullable(),
    reason: p.text().nullable(),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    requestId: p.text().nullable(),
  },
});
