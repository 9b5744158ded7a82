import type { ModuleListEntry } from '@fitfolio/web-kit/host';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** A failed preload would be served again to the retry; its link has to go first. */
function removePreloads(manifest: string): void {
  const folder = new URL(manifest, document.baseURI).href.replace(/[^/]*$/, '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}

/** Loads `./remote` of a remote. `again` forgets what a failed try left behind. */
export function loadRemoteModule({ name, manifest }: ModuleListEntry, again: boolean): Promise<unknown> {
  if (again) removePreloads(manifest);
  registerRemotes([{ name, entry: manifest }], { force: again });
  return loadRemote(`${name}/remote`);
}
