import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CountsFile } from './counts.js';
import { decide, type ModuleSpec, type Offer } from './decide.js';
import { failingCanaries } from './failing-canaries.js';
import type { KeptModules } from './kept-modules.js';
import { type Fault, type LeftOut, reasonLine } from './left-out.js';
import { halted, wishOf } from './module-spec.js';
import { type Modules, modulesFor, nobody, type Served } from './people.js';
import { type Paths, readJson, readVersion, ReleaseReader, remoteName } from './release/release.js';
import type { ModuleSource } from './source.js';

const PackageFile = z.object({ name: z.string(), version: z.string() });

type Found = { readonly offers: readonly Offer[]; readonly spec: ModuleSpec } | LeftOut;

/**
 * The remotes of one machine: every folder `mfe-*`. What it has built is served, or the releases that are kept of it as
 * soon as there are some. One that is broken costs itself only.
 */
export class ModuleFolders implements ModuleSource {
  readonly #root: string;
  readonly #log: (line: string) => void;
  readonly #kept: KeptModules | null;
  readonly #reader = new ReleaseReader();
  readonly #told = new Map<string, string>();
  readonly #ran = new Map<string, { version: string; paths: Paths }>();

  constructor(root: string, log: (line: string) => void, kept: KeptModules | null = null) {
    this.#root = root;
    this.#log = log;
    this.#kept = kept;
  }

  /** For nobody in particular. */
  read(): Modules {
    return modulesFor(this.served(), nobody);
  }

  /** Read anew each time: a team may ship its folder while the edge runs. */
  served(): Served {
    const found = this.#folders().map((folder) => this.#readFolder(folder));
    const broken = found.filter((one) => 'reason' in one);
    const whole = found.filter((one) => 'spec' in one);
    const decided = decide(
      whole.flatMap(({ offers }) => offers),
      whole.map(({ spec }) => spec),
      { served: this.#lastGood(whole), kits: [] },
    );
    for (const { name, stable } of decided.modules)
      this.#ran.set(name, { version: stable.entry.version, paths: stable.entry.paths });
    const leftOut = [...broken, ...decided.leftOut].sort((a, b) => (a.folder < b.folder ? -1 : 1));
    this.#tell(leftOut);
    const away = leftOut.flatMap(({ folder, reason }) => {
      const ran = this.#ran.get(folder);
      return ran && reason !== 'disabled' ? [{ name: folder, paths: ran.paths }] : [];
    });
    return { modules: decided.modules, leftOut, away };
  }

  folderOf(name: string, version: string): string | null {
    if (this.#kept?.versions(name).includes(version)) return this.#kept.folderOf(name, version);
    const dist = join(this.#root, name, 'dist');
    return (readVersion(dist) ?? this.#packageOf(name)?.version) === version ? dist : null;
  }

  /** Takes back what fails, as the registry of a cluster does. */
  undoFailures(counts: CountsFile): void {
    for (const { name, version, reason } of failingCanaries(this.served(), [counts])) {
      const spec = this.#kept?.find(name)?.spec;
      if (spec) this.#kept?.save(halted(spec), { verb: 'undo', by: 'registry', reason });
      this.#log(`${name} ${version} is undone: ${reason}`);
    }
  }

  /** What is built has one version at a time, so that the order of names decides alone, for every start of every edge. */
  #lastGood(found: readonly { readonly spec: ModuleSpec }[]): ReadonlyMap<string, string> {
    return new Map(
      found.flatMap(({ spec: { name } }): [string, string][] => {
        const last = this.#kept?.find(name)?.spec.previous[0];
        return last === undefined ? [] : [[name, this.#ran.get(name)?.version ?? last]];
      }),
    );
  }

  /** In the order of their names, which decides who keeps a path that two claim. */
  #folders(): string[] {
    return readdirSync(this.#root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
      .map((entry) => entry.name)
      .sort();
  }

  #packageOf(folder: string): z.output<typeof PackageFile> | null {
    return readJson(join(this.#root, folder, 'package.json'), PackageFile);
  }

  #readFolder(folder: string): Found {
    const out = (fault: Fault, version: string | null = null): LeftOut => ({ folder, version, ...fault });
    if (!existsSync(join(this.#root, folder, 'package.json')))
      return out({ reason: 'package-missing', about: 'package.json' });
    const own = this.#packageOf(folder);
    if (!own) return out({ reason: 'package-broken', about: 'package.json' });
    const { version } = own;
    const name = own.name.replace(/^@fitfolio\//, '');
    if (!remoteName.test(name)) return out({ reason: 'name-broken', about: own.name }, version);
    if (name !== folder) {
      return existsSync(join(this.#root, name))
        ? out({ reason: 'name-taken', about: own.name, by: name }, version)
        : out({ reason: 'name-broken', about: own.name }, version);
    }
    const kept = this.#kept?.find(name);
    if (kept) return { spec: wishOf(kept.spec), offers: this.#keptOffers(name) };
    const found = this.#reader.read(join(this.#root, folder, 'dist'), name, version);
    const built = 'release' in found ? found.release.entry.version : version;
    return {
      spec: { name, stable: built, canary: null, enabled: true },
      offers: [{ name, version: built, found }],
    };
  }

  #keptOffers(name: string): Offer[] {
    const kept = this.#kept;
    if (!kept) return [];
    return kept.versions(name).map((version) => ({
      name,
      version,
      found: this.#reader.read(kept.folderOf(name, version), name, version),
    }));
  }

  /** One line when a remote is left out, when the reason changes, and when it is back. */
  #tell(leftOut: readonly LeftOut[]): void {
    const lines = new Map(leftOut.map((left) => [left.folder, reasonLine(left)]));
    for (const [folder, line] of lines) {
      if (this.#told.get(folder) !== line) this.#log(`${folder} is left out of the site: ${line}`);
      this.#told.set(folder, line);
    }
    for (const folder of this.#told.keys()) {
      if (lines.has(folder)) continue;
      this.#told.delete(folder);
      if (existsSync(join(this.#root, folder))) this.#log(`${folder} is on the site again`);
    }
  }
}
