import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ModuleListEntry } from '@fitfolio/web-kit/host';
// @ts-expect-error a plain script without types
import { readRemote } from '@fitfolio/web-kit/rspack/remote-manifest.mjs';

const root = resolve(import.meta.dirname, '../../../..');

/** The module list of the remotes as they stand in their folders, built or not. */
export const houseModules: readonly ModuleListEntry[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'package.json')))
  .map((folder) => {
    const { name, paths, nav } = readRemote(join(root, folder)) as ModuleListEntry;
    return { name, version: '1.0.0', manifest: `/remotes/${name}/mf-manifest.json`, paths, nav };
  });

/** Writes a list into the page, as the edge does. */
export function inlineModules(modules: readonly object[] = houseModules): void {
  document.getElementById('module-list')?.remove();
  const script = document.createElement('script');
  script.id = 'module-list';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ modules });
  document.head.append(script);
}
