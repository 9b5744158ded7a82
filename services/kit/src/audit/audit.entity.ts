import { p } from '@mikro-orm/core';
import { defineTable } from '#src/db/define-table';

export const auditPerson = {
  none: 'Identifiers only: of who has left it tells nothing, and an audit takes no change.',
} as const;

export const auditColumns = {
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
  /** Of the caller, as coarse as it is kept; null for what no call caused. */
  network: p.text().nullable(),
};

/** Who did what to whom, append-only. A service that has the table lists this entity among its tables. */
export const AuditEntity = defineTable('audit', { person: auditPerson, columns: auditColumns });
