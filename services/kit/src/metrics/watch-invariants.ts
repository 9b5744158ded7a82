import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import { Ticker } from '#src/boot/ticker';
import type { Metrics } from './metrics.js';

/** What must always be true; the statement gives the rows that break it. */
export interface Invariant {
  readonly name: string;
  readonly sql: string;
}

const everyMs = 300_000;

/** Looks at the invariants now and then: `invariant_broken{invariant}` is how many rows break each. Close it at the end. */
export function watchInvariants(
  invariants: readonly Invariant[],
  database: Database,
  metrics: Metrics,
  logger: Logger,
): Ticker {
  const gauge = metrics.gauge('invariant_broken', 'Rows that break an invariant.', ['invariant']);
  return new Ticker(
    everyMs,
    async (signal) => {
      for (const { name, sql } of invariants) {
        if (signal.aborted) return;
        const [row] = await database.sql<{ broken: number }>(
          `select count(*)::int as broken from (${sql}) rows`,
        );
        gauge.set({ invariant: name }, row?.broken ?? 0);
        if ((row?.broken ?? 0) > 0)
          logger.error({ invariant: name, rows: row?.broken }, 'an invariant is broken');
      }
    },
    logger,
  );
}
