import { createHash } from 'node:crypto';
import type { Decision, DecidedModule } from './decide.js';
import type { LeftOut } from './left-out.js';
import type { Paths, Release } from './release/release.js';

/** Whom a page is for, as far as releases are concerned. */
export interface Person {
  /** What their browser is known by while a release is tried; null: nobody in particular, who gets what is stable. */
  readonly visitor: string | null;
  readonly audiences: readonly string[];
}

export const nobody: Person = { visitor: null, audiences: [] };

/** A remote that ran before and is left out now: its pages say that they are away, not that they never were. */
export interface Away {
  readonly name: string;
  readonly paths: Paths;
}

/** What one person gets. */
export interface Modules {
  readonly modules: readonly Release[];
  readonly leftOut: readonly LeftOut[];
  readonly away: readonly Away[];
}

/** A decision, and the remotes that ran before it. */
export interface Served extends Decision {
  readonly away: readonly Away[];
}

const buckets = 100;

/** From 0 to 99, the same for a person and a version as long as they are tried. */
export function bucketOf(visitor: string, remote: string, version: string): number {
  const digest = createHash('sha256').update(`${visitor} ${remote} ${version}`).digest();
  return digest.readUInt32BE(0) % buckets;
}

/** The release of one remote that a person gets. Who has the canary keeps it while the weight grows. */
export function releaseFor({ name, stable, canary }: DecidedModule, { visitor, audiences }: Person): Release {
  if (!canary) return stable;
  const { release, weight, audience } = canary;
  const belongs = audience.some((group) => audiences.includes(group));
  const drawn =
    weight >= buckets || (visitor !== null && bucketOf(visitor, name, release.entry.version) < weight);
  return belongs || drawn ? release : stable;
}

export const modulesFor = ({ modules, leftOut, away }: Served, person: Person): Modules => ({
  modules: modules.map((decided) => releaseFor(decided, person)),
  leftOut,
  away,
});

/** Whether people must be told apart. */
export const isTried = ({ modules }: Decision): boolean =>
  modules.some(({ canary }) => canary !== null && (canary.weight > 0 || canary.audience.length > 0));

/** Whether a remote answers a path, or would if it were not away; `/` stands only for itself. */
export function isClaimed(path: string, { modules, away }: Modules): boolean {
  const clean = path.replace(/\/+$/, '') || '/';
  return [...modules.map(({ entry }) => entry), ...away].some(({ paths }) => answers(paths, clean));
}

/** Whether a path is one of these or stands below one. */
export const answers = (paths: Paths, path: string): boolean =>
  Object.keys(paths).some((owned) => path === owned || (owned !== '/' && path.startsWith(`${owned}/`)));
