import type { AuditEntry } from '@fitfolio/auth-contract/audit';

export interface Difference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is not the same before and after; a fact that only one side has counts. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .map((key) => ({ key, before: before?.[key], after: after?.[key] }))
    .filter((d) => JSON.stringify(d.before) !== JSON.stringify(d.after));
}
