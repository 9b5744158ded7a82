import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fault } from '../left-out.js';

export const remoteName = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;
/** As Kubernetes takes it for the value of a label. */
export const releaseVersion = /^[0-9A-Za-z]([0-9A-Za-z._-]{0,61}[0-9A-Za-z])?$/;

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
export type Paths = RemoteFile['paths'];

const FederationFile = z.object({ name: z.string() });

/** A file of a release, relative to its folder: no way leads out of it. */
const FileName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/);

/** `release.json` of a remote's build: what the release is, and the hash of every other file. */
export const ReleaseFile = z.object({
  name: z.string().regex(remoteName),
  version: z.string().regex(releaseVersion),
  /** The versions of the kit that it works with: `^2.0`. */
  kit: z.string(),
  files: z.record(FileName, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});
export type ReleaseFile = z.output<typeof ReleaseFile>;

/** One entry of `/modules.json`, as the host reads it. */
export interface ModuleEntry {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly paths: Paths;
  readonly nav: RemoteFile['nav'];
}

/** One version of a remote, with the files of its build. */
export interface Release {
  readonly entry: ModuleEntry;
  readonly remote: RemoteFile;
  /** The folder of its files. */
  readonly dist: string;
  /** The versions of the kit that it works with; null where its build did not say. */
  readonly kit: string | null;
}

/** Where a release's files are on the site. Its version is in the address, so that no page mixes two. */
export const addressOfRelease = ({ name, version }: { name: string; version: string }): string =>
  `/remotes/${name}/${version}`;

export const hashOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The version that a build says it is; null where it does not say. */
export const readVersion = (dist: string): string | null =>
  readJson(join(dist, 'release.json'), ReleaseFile)?.version ?? null;

/** The last part of a version: it changes with any byte of the release. The build of remotes computes it likewise. */
export function digestOf(files: Readonly<Record<string, string>>): string {
  const lines = Object.keys(files)
    .sort()
    .map((file) => `${file} ${files[file]}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 10);
}

/** Reads the releases that lie in folders. What is long to read is kept by the time the file was written. */
export class ReleaseReader {
  readonly #hashes = new Map<string, { mtimeMs: number; hash: string }>();
  readonly #said = new Map<string, { written: string; said: ReleaseFile | null }>();

  /** `packageVersion`: the version of a build that has no `release.json`. */
  read(dist: string, name: string, packageVersion: string): { release: Release } | { fault: Fault } {
    const wrong = (reason: Fault['reason'], file: string) => ({ fault: { reason, about: `dist/${file}` } });
    const missing = ['remote.json', 'mf-manifest.json'].find((file) => !existsSync(join(dist, file)));
    if (missing) return wrong('not-built', missing);
    const remote = readJson(join(dist, 'remote.json'), RemoteFile);
    if (!remote) return wrong('manifest-broken', 'remote.json');
    if (!readJson(join(dist, 'mf-manifest.json'), FederationFile))
      return wrong('manifest-broken', 'mf-manifest.json');
    const said = existsSync(join(dist, 'release.json'))
      ? this.#saidIn(join(dist, 'release.json'))
      : { version: packageVersion, kit: null };
    if (!said) return wrong('manifest-broken', 'release.json');
    const gone = remote.entry.files.find((file) => !existsSync(join(dist, file)));
    if (gone) return wrong('not-built', gone);
    const { version, kit } = said;
    const scripts = remote.entry.files.filter((file) => /(^|\/)remoteEntry\./.test(file));
    const integrity = Object.fromEntries(
      scripts.map((file) => [file.replace(/.*\//, ''), this.#integrityOf(join(dist, file))]),
    );
    const manifest = `${addressOfRelease({ name, version })}/mf-manifest.json`;
    const { paths, nav } = remote;
    return { release: { entry: { name, version, manifest, integrity, paths, nav }, remote, dist, kit } };
  }

  #saidIn(file: string): ReleaseFile | null {
    const { mtimeMs, size } = statSync(file);
    const written = `${mtimeMs} ${size}`;
    const kept = this.#said.get(file);
    if (kept?.written === written) return kept.said;
    const said = readJson(file, ReleaseFile);
    this.#said.set(file, { written, said });
    return said;
  }

  #integrityOf(file: string): string {
    const { mtimeMs } = statSync(file);
    const kept = this.#hashes.get(file);
    if (kept?.mtimeMs === mtimeMs) return kept.hash;
    const hash = hashOf(readFileSync(file));
    this.#hashes.set(file, { mtimeMs, hash });
    return hash;
  }
}
