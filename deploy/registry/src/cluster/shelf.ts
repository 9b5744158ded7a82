import { join } from 'node:path';
import type { Offer } from '../decide.js';
import { BrokenRelease, mirrorRelease } from '../release/mirror.js';
import { ReleaseReader } from '../release/release.js';
import type { OfferedRelease } from './objects.js';

/** When a release that could not be had is asked for again. */
const againMs = 2_000;
/** A release that was wrong is wrong for good, unless somebody offers another under its version. */
const brokenAgainMs = 30_000;

interface Looked {
  readonly found: Offer['found'] | null;
  readonly at: number;
}

/** Copies of the releases that are offered, each looked at once. */
export class Shelf {
  readonly #folder: string;
  readonly #changed: () => void;
  readonly #log: (line: string) => void;
  readonly #reader = new ReleaseReader();
  readonly #looked = new Map<string, Looked>();
  readonly #underWay = new Set<string>();

  constructor(folder: string, changed: () => void, log: (line: string) => void) {
    this.#folder = folder;
    this.#changed = changed;
    this.#log = log;
  }

  /** Looks at what was not looked at. `changed` is called when something is known of it. */
  look(releases: readonly OfferedRelease[], now = Date.now()): void {
    for (const release of releases) {
      const key = keyOf(release);
      const last = this.#looked.get(key);
      const isGood = last?.found && 'release' in last.found;
      const isEarly = last && now - last.at < (last.found ? brokenAgainMs : againMs);
      if (isGood || isEarly || this.#underWay.has(key) || release.urls.length === 0) continue;
      this.#underWay.add(key);
      void this.#copy(release, key);
    }
  }

  hasLookedAt(release: OfferedRelease): boolean {
    return this.#looked.has(keyOf(release)) || release.urls.length === 0;
  }

  /** What is known of a release; null: nothing yet. */
  offerOf({ name, version }: Pick<OfferedRelease, 'name' | 'version'>): Offer | null {
    const found = this.#looked.get(keyOf({ name, version }))?.found;
    return found ? { name, version, found } : null;
  }

  async #copy(release: OfferedRelease, key: string): Promise<void> {
    const { name, version } = release;
    const folder = join(this.#folder, name, version);
    let found: Offer['found'] | null = null;
    try {
      await mirrorRelease(release, folder);
      found = this.#reader.read(folder, name, version);
    } catch (error) {
      if (error instanceof BrokenRelease) found = { fault: error.fault };
      else if (!this.#looked.has(key))
        this.#log(
          `${name} ${version} cannot be had: ${error instanceof Error ? error.message : String(error)}`,
        );
    }
    this.#looked.set(key, { found, at: Date.now() });
    this.#underWay.delete(key);
    this.#changed();
  }
}

const keyOf = ({ name, version }: Pick<OfferedRelease, 'name' | 'version'>): string => `${name} ${version}`;
