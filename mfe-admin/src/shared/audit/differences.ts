import type { AuditEntry } from '@fitfolio/auth-contract/audit';

export interface Difference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The values that differ between before and after, including those on one side only. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .map((key) => ({ key, before: before?.[key], after: after?.[key] }))
    .filter((d) => JSON.stringify(d.before) !== JSON.stringify(d.after));
}
