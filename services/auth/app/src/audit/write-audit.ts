import type { AuditAction } from '@fitfolio/auth-contract/audit';
import { addAuditLine, type AuditEntry } from '@fitfolio/service-kit/audit/write-audit';
import type { Db } from '@fitfolio/service-kit/db/tables';

/** Adds a line of our own, whose actions the contract names. */
export async function writeAudit(
  db: Db,
  entry: AuditEntry & { readonly action: AuditAction },
): Promise<void> {
  await addAuditLine(db, entry);
}
