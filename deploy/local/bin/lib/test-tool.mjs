import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What this user keeps outside every clone. */
export const cacheFolder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'fitfolio');

/**
 * A tool that only tests use and no package depends on: installed once for this user, into a folder of its own, by the
 * commands that `install` names. The path of `program` in that folder; null, with the reason printed, where it cannot be.
 */
export function testTool(name, version, { program, install }) {
  const folder = join(cacheFolder, `${name}-${version}`);
  const path = join(folder, program);
  if (existsSync(path)) return path;
  console.error(`Installing ${name} …`);
  for (const [file, ...args] of install(folder)) {
    const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
    if (status === 0) continue;
    console.error((error?.message ?? stderr).trim().split('\n').at(-1));
    return null;
  }
  return path;
}
