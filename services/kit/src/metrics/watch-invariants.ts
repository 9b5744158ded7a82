import { Ticker } from '#src/boot/ticker';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import type { Metrics } from './metrics.js';
import { type Finding, type Invariant, runInvariants, sessionOf } from './run-invariants.js';

const everyMs = 300_000;

/** Looks at the invariants now and then, and shows them as metrics. Close it at the end. */
export function watchInvariants(
  invariants: readonly Invariant[],
  database: Database,
  metrics: Metrics,
  logger: Logger,
): Ticker {
  const show = invariantGauges(metrics);
  return new Ticker(
    everyMs,
    async (signal) => {
      for await (const found of runInvariants(invariants, sessionOf(database))) {
        show(found);
        const { name, broken, rows, error } = found;
        if (broken === null) logger.error({ invariant: name, err: error }, 'an invariant is unknown');
        else if (broken > 0) logger.error({ invariant: name, broken, rows }, 'an invariant is broken');
        if (signal.aborted) return;
      }
    },
    logger,
  );
}

/**
 * `invariant_broken{invariant}`: how many rows break it, NaN when that is unknown. `invariant_failed`: 1 when it could not
 * be looked at. `invariant_checked_seconds`: when it was last looked at, of whatever outcome.
 */
export function invariantGauges(metrics: Metrics): (found: Finding) => void {
  const gauge = (name: string, help: string) => metrics.gauge(name, help, ['invariant']);
  const broken = gauge('invariant_broken', 'Rows that break an invariant; NaN is unknown.');
  const failed = gauge('invariant_failed', '1 when an invariant could not be looked at.');
  const checked = gauge('invariant_checked_seconds', 'When an invariant was last looked at.');
  return (found) => {
    const invariant = found.name;
    broken.set({ invariant }, found.broken ?? Number.NaN);
    failed.set({ invariant }, found.broken === null ? 1 : 0);
    checked.set({ invariant }, found.at.getTime() / 1000);
  };
}
