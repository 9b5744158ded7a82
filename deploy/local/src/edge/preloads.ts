import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ModuleFiles, RemoteFile } from './modules.js';

const HostPreload = z.object({ shared: z.record(z.string(), z.array(z.string())) });

/** `/admin/free-analysis/:id` answers `/admin/free-analysis/7`; a final slash does not matter. */
function answers(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/+$/, '').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}

function routeOf(remote: RemoteFile, path: string): RemoteFile['entry'] | null {
  const found = Object.entries(remote.routes).find(([pattern]) => answers(pattern, path));
  return found ? found[1] : null;
}

const link = (file: string, extra = ''): string =>
  file.endsWith('.css')
    ? `<link rel="preload" href="${file}" as="style">`
    : `<link rel="preload" href="${file}" as="script"${extra}>`;

/** Preload links for what a path's page will need, so that the browser asks for all of it at once. */
export function preloadsFor(root: string, path: string, modules: readonly ModuleFiles[]): string[] {
  for (const { remote, entry } of modules) {
    const route = routeOf(remote, path);
    if (!route) continue;
    const own = [...new Set([...remote.entry.files, ...route.files])];
    const shared = sharedFiles(root, [...remote.entry.shared, ...route.shared]);
    return [
      `<link rel="preload" href="${entry.manifest}" as="fetch" crossorigin>`,
      ...own.map((file) => {
        const hash = entry.integrity[file.replace(/.*\//, '')];
        return link(`/remotes/${entry.name}/${file}`, hash ? ` crossorigin integrity="${hash}"` : '');
      }),
      ...shared.map((file) => link(`/${file}`)),
    ];
  }
  return [];
}

/** The host's files that hold the kit's lazy groups. */
function sharedFiles(root: string, names: readonly string[]): string[] {
  const file = join(root, 'shell/host/dist/preload.json');
  if (!existsSync(file)) return [];
  const { shared } = HostPreload.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [...new Set(names.flatMap((name) => shared[name] ?? []))];
}
