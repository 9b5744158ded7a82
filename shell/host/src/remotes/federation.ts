import { withRetries, type ModuleListEntry } from '@fitfolio/web-kit/host';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** Removes the links of a failed load, because the browser would answer the next request from them. */
function removePreloads(manifest: string): void {
  const folder = new URL(manifest, document.baseURI).href.replace(/[^/]*$/, '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}

/** As the build named it: a global variable has no dashes. */
const federationName = (name: string): string => name.replaceAll('-', '_');

let tries = 0;

function loadOnce({ name, manifest }: ModuleListEntry, again: boolean): Promise<unknown> {
  if (again) removePreloads(manifest);
  // The runtime caches manifests by URL, so each retry uses another URL.
  const entry = again ? `${manifest}?try=${++tries}` : manifest;
  registerRemotes([{ name: federationName(name), entry }], { force: again });
  return loadRemote(`${federationName(name)}/remote`);
}

/**
 * Loads `./remote` of a remote. A browser answers the first request for a file from its failed preload, so one failure
 * can hide behind another: entry, then exposed chunk. Hence three tries.
 */
export const loadRemoteModule = (entry: ModuleListEntry, again: boolean): Promise<unknown> =>
  withRetries(3, (attempt) => loadOnce(entry, again || attempt > 1));
