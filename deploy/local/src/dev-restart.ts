import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const settledMs = 300;

/** Calls `restart` after the built code of services has changed and come to rest. */
export function restartOnBuild(root: string, restart: () => void): () => void {
  const services = join(root, 'services');
  const builds = readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)dist$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(services, path))
    .filter(existsSync);
  let timer: NodeJS.Timeout | undefined;
  const watchers = builds.map((dist) =>
    watch(dist, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(restart, settledMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
