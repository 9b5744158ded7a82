import type { LineText, Value } from './premium-report.js';

/** What the sentence of a line may speak of. Names are in the output language, quotes as they stand. */
export interface Say {
  readonly values: Readonly<Record<string, Value>>;
  /** Label of the requirements, alternatives joined; and the same within a sentence. */
  readonly label: string;
  readonly name: string;
  /** The ledger's own sentence on the first requirement. */
  readonly reason: string;
  /** The post's sentence with the first requirement. */
  readonly sentence: string;
  readonly names: readonly string[];
  readonly quote: string;
  readonly quotes: readonly string[];
  readonly got: number;
  readonly max: number;
}

export const number = ({ values }: Say, key: string): number => Number(values[key] ?? 0);
export const text = ({ values }: Say, key: string): string => String(values[key] ?? '');

export const line = (
  title: string,
  detail: string | null = null,
  proposal: string | null = null,
): LineText => ({
  title,
  detail,
  proposal,
});

export interface PremiumWords {
  readonly lines: Readonly<Record<string, (say: Say) => LineText>>;
  /** By measure, where there is a score. */
  readonly measures: Readonly<Record<string, (parts: ReadonlyMap<string, Say>) => string>>;
  /** Why there is none. */
  readonly unmeasured: Readonly<Record<string, string>>;
}
