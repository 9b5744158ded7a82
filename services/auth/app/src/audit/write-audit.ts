import type { AuditAction } from '@fitfolio/auth-contract/audit';
import { type AuditEntry, writeAudit as write } from '@fitfolio/service-kit/audit/write-audit';
import type { Db } from '@fitfolio/service-kit/db/tables';

/** The kit's `writeAudit`, of the actions that the contract names. */
export const writeAudit: (db: Db, entry: AuditEntry & { readonly action: AuditAction }) => Promise<void> =
  write;
