import type { Sql } from '@fitfolio/service-kit/db/sql';
import { currentRequestId } from '@fitfolio/service-kit/log/request-context';

export interface AuditEntry {
  readonly actorId: string;
  readonly action: 'result-viewed';
  /** The analysis. */
  readonly subject: string;
  /** Whose it is. */
  readonly userId: string;
}

/** Adds a line to the append-only audit table: an administrator saw what is another person's. */
export async function writeAudit(sql: Sql, { actorId, action, subject, userId }: AuditEntry): Promise<void> {
  await sql(
    'insert into audit (actor_id, action, subject, user_id, request_id) values ($1, $2, $3, $4, $5)',
    [actorId, action, subject, userId, currentRequestId() ?? null],
  );
}
