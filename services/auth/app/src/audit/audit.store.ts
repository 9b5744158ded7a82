import type { Sql } from '@fitfolio/service-kit/db/database';
import { currentRequestId } from '@fitfolio/service-kit/log/request-context';

export type AuditAction =
  | 'signed-in'
  | 'signed-out'
  | 'refresh-reused'
  | 'admin-made'
  | 'email-verified'
  | 'password-reset'
  | 'password-changed';

export interface AuditEntry {
  readonly action: AuditAction;
  /** Who did it; null for the system. */
  readonly actor: string | null;
  /** Whom or what it was done to. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds a line to the append-only audit table; in a transaction when `sql` is one's. */
export async function writeAudit(
  sql: Sql,
  { action, actor, subject, details = {} }: AuditEntry,
): Promise<void> {
  await sql('insert into audit (actor, action, subject, details, request_id) values ($1, $2, $3, $4, $5)', [
    actor,
    action,
    subject,
    JSON.stringify(details),
    currentRequestId() ?? null,
  ]);
}
