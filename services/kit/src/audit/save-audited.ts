import type { Database, Tx } from '#src/db/database';
import { sqlState } from '#src/db/database-error';
import type { ProblemError } from '#src/http/problem-error';
import { writeAudit } from './write-audit.js';

const uniqueViolation = '23505';
const checkViolation = '23514';

interface Saving<T> {
  /** What it is, for the audit's words: `coupon` gives `coupon-made` and `coupon-changed`. */
  readonly thing: string;
  readonly actorId: string;
  /** null makes one. */
  readonly id: string | null;
  readonly find: (tx: Tx, id: string) => Promise<T | null>;
  /** As `saveRow`: null when nothing was to change. */
  readonly save: (tx: Tx) => Promise<string | null>;
  readonly refusals: {
    readonly missing: () => ProblemError;
    /** Another one has its unique value. */
    readonly taken: (cause: unknown) => ProblemError;
    /** A check of the table says no. */
    readonly impossible?: (cause: unknown) => ProblemError;
  };
}

/** Makes or changes what administrators keep, with its line in the audit log; what changes nothing leaves no line. */
export async function saveAudited<T extends { readonly id: string }>(
  database: Database,
  { thing, actorId, id, find, save, refusals }: Saving<T>,
): Promise<T> {
  try {
    return await database.transaction(async (tx) => {
      const before = id === null ? undefined : await find(tx, id);
      if (before === null) throw refusals.missing();
      const saved = await save(tx);
      if (saved === null && before !== undefined) return before;
      const after = saved === null ? null : await find(tx, saved);
      if (after === null) throw refusals.missing();
      const action = before === undefined ? `${thing}-made` : `${thing}-changed`;
      await writeAudit(tx, { actorId, action, subject: after.id, before, after });
      return after;
    });
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw refusals.taken(error);
    if (sqlState(error) === checkViolation && refusals.impossible) throw refusals.impossible(error);
    throw error;
  }
}
