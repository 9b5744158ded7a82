import { kitFits } from './kit-range.js';
import type { Fault, LeftOut } from './left-out.js';
import type { Paths, Release } from './release/release.js';

/** A version that some people try. */
export interface CanaryWish {
  readonly version: string;
  /** Percent of all people. */
  readonly weight: number;
  /** Groups that get it whatever the weight is. */
  readonly audience: readonly string[];
}

/** What a team wants of its remote: in a cluster the `spec` of a `FrontendModule`. */
export interface ModuleSpec {
  readonly name: string;
  readonly stable: string;
  readonly canary: CanaryWish | null;
  readonly enabled: boolean;
}

/** A release that is there to be served, or what is wrong with it. */
export interface Offer {
  readonly name: string;
  readonly version: string;
  readonly found: { readonly release: Release } | { readonly fault: Fault };
}

export interface Canary extends Omit<CanaryWish, 'version'> {
  readonly release: Release;
}

/** What people get of one remote. */
export interface DecidedModule {
  readonly name: string;
  readonly stable: Release;
  readonly canary: Canary | null;
  /** What was asked for and cannot be had. */
  readonly faults: readonly (Fault & { readonly of: 'stable' | 'canary' })[];
}

export interface Decision {
  /** In the order of their names. */
  readonly modules: readonly DecidedModule[];
  readonly leftOut: readonly LeftOut[];
}

interface Known {
  /** The last good version of each remote: it goes on while the one that is wanted cannot be had. */
  readonly served: ReadonlyMap<string, string>;
  /** The kits of the hosts in use. */
  readonly kits: readonly string[];
}

const below = (path: string, above: string): boolean => above !== '/' && path.startsWith(`${above}/`);
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

/** Who owns which path. A remote owns its paths and all that is below them; `/` stands only for itself. */
class Owners {
  readonly #of = new Map<string, string>();

  faultOf(name: string, paths: Paths): Fault | null {
    for (const path of Object.keys(paths))
      for (const [owned, by] of this.#of)
        if (by !== name && (owned === path || below(path, owned) || below(owned, path)))
          return { reason: 'path-taken', about: path, by };
    return null;
  }

  claim(name: string, paths: Paths): void {
    for (const path of Object.keys(paths)) this.#of.set(path, name);
  }
}

/**
 * Which releases people get. What is broken costs its own remote only, and that remote goes on with its last good version.
 * A path that two claim stays with the remote whose version has not changed; among those, and where nothing is known of
 * before, with the first in the order of names. So the order needs no memory but the last good versions.
 */
export function decide(offers: readonly Offer[], specs: readonly ModuleSpec[], known: Known): Decision {
  const owners = new Owners();
  const usable = (name: string, version: string): { release: Release } | { fault: Fault } => {
    const offer = offers.find((one) => one.name === name && one.version === version);
    if (!offer) return { fault: { reason: 'release-missing', about: version } };
    if ('fault' in offer.found) return offer.found;
    const { kit, entry } = offer.found.release;
    const unfit = kit === null ? undefined : known.kits.find((version) => !kitFits(kit, version));
    if (kit !== null && unfit !== undefined) return { fault: { reason: 'kit-unfit', about: kit, by: unfit } };
    const taken = owners.faultOf(name, entry.paths);
    return taken ? { fault: taken } : offer.found;
  };

  const stables = new Map<string, Pick<DecidedModule, 'stable' | 'faults'>>();
  const leftOut: LeftOut[] = [];
  const settleStable = ({ name, stable }: ModuleSpec): void => {
    const wanted = usable(name, stable);
    const last = known.served.get(name);
    const found = 'fault' in wanted && last !== undefined && last !== stable ? usable(name, last) : wanted;
    if ('release' in found) {
      owners.claim(name, found.release.entry.paths);
      const faults = 'fault' in wanted ? [{ ...wanted.fault, of: 'stable' as const }] : [];
      stables.set(name, { stable: found.release, faults });
    } else if ('fault' in wanted) leftOut.push({ folder: name, version: stable, ...wanted.fault });
  };
  const inOrder = [...specs].sort(byName);
  const isUnchanged = ({ name, stable }: ModuleSpec): boolean => known.served.get(name) === stable;
  for (const spec of inOrder) {
    const { name, stable, enabled } = spec;
    if (!enabled) leftOut.push({ folder: name, version: stable, reason: 'disabled', about: name });
    else if (isUnchanged(spec)) settleStable(spec);
  }
  for (const spec of inOrder) if (spec.enabled && !isUnchanged(spec)) settleStable(spec);

  const modules = inOrder.flatMap(({ name, canary }): DecidedModule[] => {
    const settled = stables.get(name);
    if (!settled) return [];
    const { stable, faults } = settled;
    if (!canary || canary.version === stable.entry.version) return [{ name, stable, canary: null, faults }];
    const found = usable(name, canary.version);
    if ('fault' in found)
      return [{ name, stable, canary: null, faults: [...faults, { ...found.fault, of: 'canary' }] }];
    owners.claim(name, found.release.entry.paths);
    const { weight, audience } = canary;
    return [{ name, stable, canary: { release: found.release, weight, audience }, faults }];
  });
  return { modules, leftOut: leftOut.sort((a, b) => (a.folder < b.folder ? -1 : 1)) };
}
