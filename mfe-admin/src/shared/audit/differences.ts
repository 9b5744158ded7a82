import type { AuditEntry } from '@fitfolio/auth-contract/audit';

export interface Difference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The line says them itself, whom it is about and when it was; or they follow from the price in US cents and the tokens. */
const said: readonly string[] = [
  'id',
  'createdAt',
  'updatedAt',
  'priceVnd',
  'perTokenUsdCents',
  'perTokenVnd',
  'savingPercent',
];

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The values that differ between before and after, including those on one side only. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .map((key) => ({ key, before: before?.[key], after: after?.[key] }))
    .filter(({ key }) => !said.includes(key))
    .filter((d) => !(isNothing(d.before) && isNothing(d.after)))
    .filter((d) => JSON.stringify(d.before) !== JSON.stringify(d.after));
}
