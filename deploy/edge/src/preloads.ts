import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfRelease, type Release, type RemoteFile } from '@fitfolio/registry/release';
import { z } from 'zod';

const HostPreload = z.object({ shared: z.record(z.string(), z.array(z.string())) });

/** A file that a page needs, by the names of a link element's properties. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch';
  readonly crossOrigin?: 'anonymous';
  readonly integrity?: string;
}

/** `/admin/free-analysis/:id` answers `/admin/free-analysis/7`; a final slash does not matter. */
function answers(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/+$/, '').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}

export function routeOf(remote: RemoteFile, path: string): RemoteFile['entry'] | null {
  const found = Object.entries(remote.routes).find(([pattern]) => answers(pattern, path));
  return found ? found[1] : null;
}

const preload = (href: string): Preload => ({ href, as: href.endsWith('.css') ? 'style' : 'script' });

/** What a path's page will need, so that the browser asks for all of it at once. */
export function preloadsFor(root: string, path: string, modules: readonly Release[]): Preload[] {
  for (const { remote, entry } of modules) {
    const route = routeOf(remote, path);
    if (!route) continue;
    const own = [...new Set([...remote.entry.files, ...route.files])];
    const shared = sharedFiles(root, [...remote.entry.shared, ...route.shared]);
    return [
      { href: entry.manifest, as: 'fetch', crossOrigin: 'anonymous' },
      ...own.map((file): Preload => {
        const integrity = entry.integrity[file.replace(/.*\//, '')];
        const link = preload(`${addressOfRelease(entry)}/${file}`);
        return integrity ? { ...link, crossOrigin: 'anonymous', integrity } : link;
      }),
      ...shared.map((file) => preload(`/${file}`)),
    ];
  }
  return [];
}

export const preloadTag = ({ href, as, crossOrigin, integrity }: Preload): string =>
  `<link rel="preload" href="${href}" as="${as}"${crossOrigin ? ' crossorigin' : ''}${integrity ? ` integrity="${integrity}"` : ''}>`;

/** The host's files that hold the kit's lazy groups, relative to its folder. */
export function sharedFiles(root: string, names: readonly string[]): string[] {
  const file = join(root, 'shell/host/dist/preload.json');
  if (!existsSync(file)) return [];
  const { shared } = HostPreload.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [...new Set(names.flatMap((name) => shared[name] ?? []))];
}
