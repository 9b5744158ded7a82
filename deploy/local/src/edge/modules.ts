import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One line of `/modules.json`, as the web kit reads it. */
export interface ModuleEntry {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
  readonly integrity?: Readonly<Record<string, string>>;
}

export interface ModuleFiles {
  readonly entry: ModuleEntry;
  /** Folder name, also the path below `/remotes/`. */
  readonly folder: string;
  readonly dist: string;
  readonly present: boolean;
}

const PackageVersion = z.object({ version: z.string() });
const entryFile = 'remoteEntry.js';

/** Every front end beside the host. Read anew each time: a team may ship its folder while the edge runs. */
export function readModules(root: string): ModuleFiles[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()
    .map((folder) => {
      const dist = join(root, folder, 'dist');
      const { version } = PackageVersion.parse(
        JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
      );
      const hash = integrityOf(join(dist, entryFile));
      return {
        folder,
        dist,
        present: existsSync(join(dist, 'mf-manifest.json')) && hash !== null,
        entry: {
          name: folder.replaceAll('-', '_'),
          version,
          manifest: `/remotes/${folder}/mf-manifest.json`,
          ...(hash ? { integrity: { [entryFile]: hash } } : {}),
        },
      };
    });
}

const known = new Map<string, { mtimeMs: number; hash: string }>();

function integrityOf(file: string): string | null {
  if (!existsSync(file)) return null;
  const { mtimeMs } = statSync(file);
  const kept = known.get(file);
  if (kept?.mtimeMs === mtimeMs) return kept.hash;
  const hash = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  known.set(file, { mtimeMs, hash });
  return hash;
}
