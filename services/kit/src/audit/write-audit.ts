import { auditKeeper, auditWritten } from '@fitfolio/contract-kit/audit-written';
import type { Database, Tx } from '#src/db/database';
import type { TablesOf } from '#src/db/define-table';
import { json } from '#src/db/query';
import type { Db } from '#src/db/tables';
import { currentNetwork, currentRequestId } from '#src/log/request-context';
import type { AuditEntity } from './audit.entity.js';

export interface AuditEntry {
  /** Who did it; null is the system. */
  readonly actorId: string | null;
  readonly action: string;
  /** Whom or what it was done to. */
  readonly subject: string | null;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Adds a line to a service's `audit` table, in the transaction of what it tells, and tells who keeps all of them. */
export function writeAudit(work: Database | Tx, entry: AuditEntry): Promise<void> {
  return 'emit' in work ? write(work, entry) : work.transaction((tx) => write(tx, entry));
}

async function write(tx: Tx, entry: AuditEntry): Promise<void> {
  const { id, at } = await addAuditLine(tx.db, entry);
  if (tx.service === auditKeeper) return;
  const { actorId, action, subject, reason = null, before = null, after = null } = entry;
  await tx.emit(auditWritten(tx.service), {
    line: id,
    at: at.toISOString(),
    actorId,
    action,
    subject,
    reason,
    before,
    after,
    requestId: currentRequestId() ?? null,
    network: currentNetwork() ?? null,
  });
}

/** As `writeAudit`, and tells nobody: for the service that keeps the lines of all. */
export function addAuditLine(
  db: Db,
  { before, after, ...entry }: AuditEntry,
): Promise<{ id: string; at: Date }> {
  return db
    .withTables<TablesOf<[typeof AuditEntity]>>()
    .insertInto('audit')
    .values({
      ...entry,
      before: before === undefined ? null : json(before),
      after: after === undefined ? null : json(after),
      requestId: currentRequestId() ?? null,
      network: currentNetwork() ?? null,
    })
    .returning(['id', 'at'])
    .executeTakeFirstOrThrow();
}
