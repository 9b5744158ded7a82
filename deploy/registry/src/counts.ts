import { z } from 'zod';

/** What is remembered of one version: more people than a decision needs. */
const peopleMax = 20_000;
const versionsMax = 64;
/** Failures of one address that count, so that one stranger cannot take a release back alone. */
const failuresPerAddress = 5;

export const peopleMin = 50;
/** By how much the share of people with failures may be larger than with the stable version. */
export const failureShareMore = 0.05;

/** People who were sent a page of a version, and those of them for whom it did not load or crashed. */
export const VersionCounts = z.object({ people: z.number(), failed: z.number() });
export type VersionCounts = z.output<typeof VersionCounts>;

/** By `keyOf` a version. */
export const CountsFile = z.record(z.string(), VersionCounts);
export type CountsFile = z.output<typeof CountsFile>;

export const keyOf = (name: string, version: string): string => `${name}@${version}`;
export const noCounts: VersionCounts = { people: 0, failed: 0 };

export const sumOfCounts = (all: readonly CountsFile[], key: string): VersionCounts =>
  all.reduce((sum, counts) => {
    const { people, failed } = counts[key] ?? noCounts;
    return { people: sum.people + people, failed: sum.failed + failed };
  }, noCounts);

interface Seen {
  readonly people: Set<string>;
  readonly failed: Set<string>;
  readonly failuresOf: Map<string, number>;
}

/** Counts people, not pages: who loads a broken page again and again is one. Nothing says who they are. */
export class Counts {
  readonly #seen = new Map<string, Seen>();

  viewed(name: string, version: string, visitor: string): void {
    const { people } = this.#of(name, version);
    if (people.size < peopleMax) people.add(visitor);
  }

  failed(name: string, version: string, visitor: string, address: string): void {
    const { people, failed, failuresOf } = this.#of(name, version);
    const before = failuresOf.get(address) ?? 0;
    if (failed.has(visitor) || before >= failuresPerAddress || failed.size >= peopleMax) return;
    failuresOf.set(address, before + 1);
    failed.add(visitor);
    people.add(visitor);
  }

  read(): CountsFile {
    return Object.fromEntries(
      [...this.#seen].map(([key, { people, failed }]) => [key, { people: people.size, failed: failed.size }]),
    );
  }

  #of(name: string, version: string): Seen {
    const key = keyOf(name, version);
    const seen = this.#seen.get(key) ?? { people: new Set(), failed: new Set(), failuresOf: new Map() };
    this.#seen.set(key, seen);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > versionsMax && oldest !== undefined) this.#seen.delete(oldest);
    return seen;
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Why a canary must be taken back, or null. */
export function failureOf(canary: VersionCounts, stable: VersionCounts): string | null {
  if (canary.people < peopleMin) return null;
  const share = canary.failed / canary.people;
  const usual = stable.people === 0 ? 0 : stable.failed / stable.people;
  return share - usual > failureShareMore
    ? `pages failed for ${percent(share)} of ${canary.people} people, and for ${percent(usual)} of ${stable.people} with the stable version`
    : null;
}
