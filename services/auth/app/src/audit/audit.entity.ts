import { auditColumns, auditPerson } from '@fitfolio/service-kit/audit/audit.entity';
import { defineTable } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** The lines of every service's audit, together. */
export const AuditEntity = defineTable('audit', {
  person: auditPerson,
  columns: {
    ...auditColumns,
    service: p.text().default('auth'),
    /** Its number in the other service; null for our own. */
    line: p.text().nullable(),
  },
});
