import type { DuplicateBy } from '@fitfolio/analysis-contract/screening';
import { isNear } from '@fitfolio/fit-engine/screening/same';

/** By what a file is found again; the hashes are of one screening only. */
export interface Traces {
  readonly id: string;
  readonly fileHash: string;
  readonly textHash: string | null;
  readonly emailHash: string | null;
  readonly fingerprint: string | null;
}

interface Duplicate {
  readonly candidateId: string;
  readonly by: DuplicateBy;
}

const equal = (one: string | null, other: string | null): boolean => one !== null && one === other;

function sameBy(one: Traces, other: Traces): DuplicateBy | null {
  if (one.fileHash === other.fileHash) return 'file';
  if (equal(one.textHash, other.textHash)) return 'text';
  if (equal(one.emailHash, other.emailHash)) return 'email';
  if (one.fingerprint && other.fingerprint && isNear(one.fingerprint, other.fingerprint)) return 'near-text';
  return null;
}

/** Of which earlier one each is a duplicate, the surest sign first. `rows` are in the order in which they came. */
export function duplicatesOf(rows: readonly Traces[]): ReadonlyMap<string, Duplicate> {
  const signs: readonly DuplicateBy[] = ['file', 'text', 'email', 'near-text'];
  return new Map(
    rows.flatMap((row, at) => {
      const found = rows.slice(0, at).flatMap((earlier): Duplicate[] => {
        const by = sameBy(row, earlier);
        return by ? [{ candidateId: earlier.id, by }] : [];
      });
      const [surest] = found.toSorted((a, b) => signs.indexOf(a.by) - signs.indexOf(b.by));
      return surest ? [[row.id, surest] as const] : [];
    }),
  );
}
