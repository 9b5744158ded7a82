import type { TablesOf } from '#src/db/define-table';
import { json } from '#src/db/query';
import type { Db } from '#src/db/tables';
import { currentRequestId } from '#src/log/request-context';
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

/** Adds a line to a service's `audit` table, in the transaction of what it tells. */
export async function writeAudit(db: Db, { before, after, ...entry }: AuditEntry): Promise<void> {
  await db
    .withTables<TablesOf<[typeof AuditEntity]>>()
    .insertInto('audit')
    .values({
      ...entry,
      before: before === undefined ? null : json(before),
      after: after === undefined ? null : json(after),
      requestId: currentRequestId() ?? null,
    })
    .execute();
}
