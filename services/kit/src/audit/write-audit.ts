import type { Sql } from '#src/db/sql';
import { currentRequestId } from '#src/log/request-context';

export interface AuditEntry {
  readonly actorId: string;
  readonly action: string;
  /** Whom or what it was done to. */
  readonly subject: string;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * Adds a line to a service's append-only table `audit (actor_id, action, subject, reason, before, after, request_id)`,
 * in the transaction of what it tells.
 */
export async function writeAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql(
    `insert into audit (actor_id, action, subject, reason, before, after, request_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      entry.actorId,
      entry.action,
      entry.subject,
      entry.reason ?? null,
      json(entry.before),
      json(entry.after),
      currentRequestId() ?? null,
    ],
  );
}
