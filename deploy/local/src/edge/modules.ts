import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type LeftOut, type LeftOutReason, reasonLine } from './left-out.js';

export const remoteName = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;
const Path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
const Files = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });

/** `remote.json` of a remote's build: what the site has to know of it before it is loaded. */
const RemoteFile = z.object({
  paths: z.record(Path, z.enum(['public', 'guest', 'user', 'admin'])),
  nav: z.array(z.object({ key: z.string(), path: z.string() }).loose()),
  /** What its entry and each of its routes load. */
  entry: Files,
  routes: z.record(z.string(), Files),
});
export type RemoteFile = z.output<typeof RemoteFile>;
type Paths = RemoteFile['paths'];

const PackageFile = z.object({ name: z.string(), version: z.string() });
const FederationFile = z.object({ name: z.string() });

/** One entry of `/modules.json`, as the host reads it. */
export interface ModuleEntry {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly paths: Paths;
  readonly nav: RemoteFile['nav'];
}

/** A front end that runs, with the files of its build. */
export interface ModuleFiles {
  readonly entry: ModuleEntry;
  readonly remote: RemoteFile;
}

export interface Modules {
  readonly modules: readonly ModuleFiles[];
  readonly leftOut: readonly LeftOut[];
  /** Paths of remotes that ran before and are left out now: their pages say that they are away, not that they never were. */
  readonly away: readonly { readonly name: string; readonly paths: Paths }[];
}

export const distOf = (root: string, name: string): string => join(root, name, 'dist');
const below = (path: string, above: string): boolean => above !== '/' && path.startsWith(`${above}/`);

/** Whether a remote answers a path, or would if it were not away; `/` stands only for itself. */
export function isClaimed(path: string, { modules, away }: Modules): boolean {
  const clean = path.replace(/\/+$/, '') || '/';
  return [...modules.map(({ entry }) => entry), ...away]
    .flatMap(({ paths }) => Object.keys(paths))
    .some((claimed) => clean === claimed || below(clean, claimed));
}

/** The remotes of a site: every folder `mfe-*`. One that is broken costs itself only. */
export class ModuleFolders {
  readonly #root: string;
  readonly #log: (line: string) => void;
  readonly #told = new Map<string, string>();
  readonly #ran = new Map<string, Paths>();
  readonly #hashes = new Map<string, { mtimeMs: number; hash: string }>();

  constructor(root: string, log: (line: string) => void) {
    this.#root = root;
    this.#log = log;
  }

  /** Read anew each time: a team may ship its folder while the edge runs. */
  read(): Modules {
    const modules: ModuleFiles[] = [];
    const leftOut: LeftOut[] = [];
    const owners = new Map<string, string>();
    for (const folder of this.#folders()) {
      const found = this.#readFolder(folder, owners);
      if ('reason' in found) leftOut.push(found);
      else {
        modules.push(found);
        for (const path of Object.keys(found.entry.paths)) owners.set(path, folder);
        this.#ran.set(folder, found.entry.paths);
      }
    }
    this.#tell(leftOut);
    const away = leftOut.flatMap(({ folder }) => {
      const paths = this.#ran.get(folder);
      return paths ? [{ name: folder, paths }] : [];
    });
    return { modules, leftOut, away };
  }

  /** In the order of their names, which decides who keeps a path that two claim. */
  #folders(): string[] {
    return readdirSync(this.#root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
      .map((entry) => entry.name)
      .sort();
  }

  #readFolder(folder: string, owners: ReadonlyMap<string, string>): ModuleFiles | LeftOut {
    const out = (reason: LeftOutReason, about: string, more: Partial<LeftOut> = {}): LeftOut => ({
      folder,
      version: null,
      reason,
      about,
      ...more,
    });
    if (!existsSync(join(this.#root, folder, 'package.json'))) return out('package-missing', 'package.json');
    const own = readJson(join(this.#root, folder, 'package.json'), PackageFile);
    if (!own) return out('package-broken', 'package.json');
    const { version } = own;
    const name = own.name.replace(/^@fitfolio\//, '');
    if (!remoteName.test(name)) return out('name-broken', own.name, { version });
    if (name !== folder) {
      return existsSync(join(this.#root, name))
        ? out('name-taken', own.name, { version, by: name })
        : out('name-broken', own.name, { version });
    }
    const dist = distOf(this.#root, folder);
    const missing = ['remote.json', 'mf-manifest.json'].find((file) => !existsSync(join(dist, file)));
    if (missing) return out('not-built', `dist/${missing}`, { version });
    const remote = readJson(join(dist, 'remote.json'), RemoteFile);
    if (!remote) return out('manifest-broken', 'dist/remote.json', { version });
    if (!readJson(join(dist, 'mf-manifest.json'), FederationFile))
      return out('manifest-broken', 'dist/mf-manifest.json', { version });
    const gone = remote.entry.files.find((file) => !existsSync(join(dist, file)));
    if (gone) return out('not-built', `dist/${gone}`, { version });
    for (const path of Object.keys(remote.paths)) {
      const taken = [...owners].find(([owned]) => owned === path || below(path, owned) || below(owned, path));
      if (taken) return out('path-taken', path, { version, by: taken[1] });
    }
    const scripts = remote.entry.files.filter((file) => /(^|\/)remoteEntry\./.test(file));
    const manifest = `/remotes/${name}/mf-manifest.json`;
    const integrity = Object.fromEntries(
      scripts.map((file) => [file.replace(/.*\//, ''), this.#integrityOf(join(dist, file))]),
    );
    const { paths, nav } = remote;
    return { entry: { name, version, manifest, integrity, paths, nav }, remote };
  }

  /** Hashes are kept by the time the file was written. */
  #integrityOf(file: string): string {
    const { mtimeMs } = statSync(file);
    const kept = this.#hashes.get(file);
    if (kept?.mtimeMs === mtimeMs) return kept.hash;
    const hash = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    this.#hashes.set(file, { mtimeMs, hash });
    return hash;
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

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
