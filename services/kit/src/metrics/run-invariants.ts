import type { Database } from '#src/db/database';
import { sqlState } from '#src/db/database-error';
import type { Sql } from '#src/db/sql';

/** What must always be true; the statement gives the rows that break it. */
export interface Invariant {
  readonly name: string;
  readonly sql: string;
}

/** How one invariant stood at one time. */
export interface Finding {
  readonly name: string;
  readonly at: Date;
  /** How many rows break it; null is unknown: the statement failed or took too long. */
  readonly broken: number | null;
  /** The first of them. */
  readonly rows: readonly object[];
  /** Why it is unknown. */
  readonly error?: unknown;
}

/** Runs work in a transaction of its own. */
export type Session = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

export const sessionOf =
  (database: Database): Session =>
  (work) =>
    database.transaction(({ sql }) => work(sql));

const timeoutMs = 20_000;
const rowsShownMax = 20;
const tookTooLong = '57014';

/** Looks at each invariant by itself: one that fails or takes too long says nothing of the others. */
export async function* runInvariants(
  invariants: readonly Invariant[],
  session: Session,
  limitMs = timeoutMs,
): AsyncGenerator<Finding> {
  for (const { name, sql: statement } of invariants) {
    const at = new Date();
    try {
      yield await session(async (sql) => {
        await sql(`set local statement_timeout = ${limitMs}`);
        const [counted] = await sql<{ broken: number }>(
          `select count(*)::int as broken from (${statement}) broken`,
        );
        const broken = counted?.broken ?? 0;
        const rows =
          broken === 0 ? [] : await sql(`select * from (${statement}) broken limit ${rowsShownMax}`);
        return { name, at, broken, rows };
      });
    } catch (error) {
      yield { name, at, broken: null, rows: [], error };
    }
  }
}

/** The reason of an unknown one, in words. */
export const reasonOf = ({ error }: Finding): string =>
  sqlState(error) === tookTooLong ? 'it took too long' : `it failed: ${String(error)}`;
