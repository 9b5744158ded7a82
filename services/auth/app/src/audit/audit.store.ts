import type { AuditAction } from '@fitfolio/auth-contract/audit';
import type { Sql } from '@fitfolio/service-kit/db/database';
import { currentRequestId } from '@fitfolio/service-kit/log/request-context';

type Facts = Readonly<Record<string, unknown>>;

export interface NewAuditEntry {
  readonly action: AuditAction;
  /** Who did it; null for the system. */
  readonly actor: string | null;
  /** Whom or what it was done to. */
  readonly subject: string | null;
  readonly reason?: string;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** Adds a line to the append-only audit table; in a transaction when `sql` is one's. */
export async function writeAudit(
  sql: Sql,
  { action, actor, subject, reason, before, after }: NewAuditEntry,
): Promise<void> {
  await sql(
    `insert into audit (actor, action, subject, reason, before, after, request_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      actor,
      action,
      subject,
      reason ?? null,
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
      currentRequestId() ?? null,
    ],
  );
}
