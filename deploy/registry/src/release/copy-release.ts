import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrokenRelease } from './mirror.js';
import { hashOf, readJson, ReleaseFile } from './release.js';

/** What a build says it is; throws when it was not finished. */
export function releaseFileOf(dist: string): ReleaseFile {
  const release = readJson(join(dist, 'release.json'), ReleaseFile);
  if (!release) throw new BrokenRelease({ reason: 'not-built', about: join(dist, 'release.json') });
  return release;
}

/** Copies the files of a build, and no others that lie beside them, into `folder`: all of them or none. */
export function copyRelease(dist: string, folder: string): void {
  if (existsSync(folder)) return;
  const { files } = releaseFileOf(dist);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const draft = mkdtempSync(join(dirname(folder), '.copy-'));
  try {
    for (const [file, hash] of Object.entries(files)) {
      if (hashOf(readFileSync(join(dist, file))) !== hash)
        throw new BrokenRelease({ reason: 'integrity-broken', about: join(dist, file) });
      cpSync(join(dist, file), join(draft, file));
    }
    cpSync(join(dist, 'release.json'), join(draft, 'release.json'));
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
