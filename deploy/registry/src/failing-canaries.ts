import { type CountsFile, failureOf, keyOf, sumOfCounts } from './counts.js';
import type { Decision } from './decide.js';

/** Canaries that must be taken back, by what the edges have counted. */
export function failingCanaries(
  { modules }: Decision,
  counts: readonly CountsFile[],
): { readonly name: string; readonly version: string; readonly reason: string }[] {
  return modules.flatMap(({ name, stable, canary }) => {
    if (!canary || (canary.weight === 0 && canary.audience.length === 0)) return [];
    const { version } = canary.release.entry;
    const sum = (of: string) => sumOfCounts(counts, keyOf(name, of));
    const reason = failureOf(sum(version), sum(stable.entry.version));
    return reason === null ? [] : [{ name, version, reason }];
  });
}
