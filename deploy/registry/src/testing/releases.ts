import type { Paths, Release } from '../release/release.js';
import type { Offer } from '../decide.js';

/** A release as far as a decision looks at it. */
export function someRelease(
  name: string,
  version: string,
  paths: Paths,
  kit: string | null = '^2.0',
): Release {
  const files = { files: [], shared: [] };
  return {
    entry: {
      name,
      version,
      manifest: `/remotes/${name}/${version}/mf-manifest.json`,
      integrity: {},
      paths,
      nav: [],
    },
    remote: { paths, nav: [], entry: files, routes: {} },
    dist: `/releases/${name}/${version}`,
    kit,
  };
}

export const someOffer = (name: string, version: string, paths: Paths, kit?: string | null): Offer => ({
  name,
  version,
  found: { release: someRelease(name, version, paths, kit) },
});
