import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One line of `/modules.json`, as the host reads it. */
export interface ModuleEntry {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
  readonly integrity?: Readonly<Record<string, string>>;
}

/** One front end beside the host, and what its build says of itself; null while its files are away. */
export interface ModuleFiles {
  readonly entry: ModuleEntry;
  /** Folder name, also the path below `/remotes/`. */
  readonly folder: string;
  readonly dist: string;
  readonly preload: RemotePreload | null;
}

const PackageVersion = z.object({ version: z.string() });
const Files = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });
/** `preload.json` of a remote's build: what its entry and each of its routes load. */
const RemotePreload = z.object({ entry: Files, routes: z.record(z.string(), Files) });
export type RemotePreload = z.output<typeof RemotePreload>;

/** Read anew when asked: a team may ship its folder while the edge runs. */
export function readModules(root: string): ModuleFiles[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()
    .map((folder) => readModule(join(root, folder), folder));
}

function readModule(path: string, folder: string): ModuleFiles {
  const dist = join(path, 'dist');
  const { version } = PackageVersion.parse(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')));
  const preload = readPreload(dist);
  const script = preload?.entry.files.find((file) => /(^|\/)remoteEntry\./.test(file));
  return {
    folder,
    dist,
    preload,
    entry: {
      name: folder.replaceAll('-', '_'),
      version,
      manifest: `/remotes/${folder}/mf-manifest.json`,
      ...(script ? { integrity: { [script.replace(/.*\//, '')]: integrityOf(join(dist, script)) } } : {}),
    },
  };
}

function readPreload(dist: string): RemotePreload | null {
  const file = join(dist, 'preload.json');
  if (!existsSync(file) || !existsSync(join(dist, 'mf-manifest.json'))) return null;
  const preload = RemotePreload.parse(JSON.parse(readFileSync(file, 'utf8')));
  return preload.entry.files.every((name) => existsSync(join(dist, name))) ? preload : null;
}

const known = new Map<string, { mtimeMs: number; hash: string }>();

/** Hashes are kept by the time the file was written. */
function integrityOf(file: string): string {
  const { mtimeMs } = statSync(file);
  const kept = known.get(file);
  if (kept?.mtimeMs === mtimeMs) return kept.hash;
  const hash = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  known.set(file, { mtimeMs, hash });
  return hash;
}
