/**
 * Hashes of remotes that have them, by the folder of their manifest. On its own, without imports: the federation
 * runtime reads it before anything shared exists.
 */
const byFolder = new Map<string, Readonly<Record<string, string>>>();

const absolute = (url: string): string => new URL(url, document.baseURI).href;
const folderOf = (url: string): string => absolute(url).replace(/[^/]*$/, '');

/** Sets or clears what is known of one remote. */
export function setIntegrity(manifest: string, hashes: Readonly<Record<string, string>> | undefined): void {
  if (hashes) byFolder.set(folderOf(manifest), hashes);
  else byFolder.delete(folderOf(manifest));
}

export type IntegrityOf = { known: false } | { known: true; hash: string | undefined };

/** The hash of a file of a remote; `known` when its remote lists hashes at all. */
export function integrityOf(url: string): IntegrityOf {
  const whole = absolute(url).replace(/[?#].*$/, '');
  for (const [folder, hashes] of byFolder) {
    if (whole.startsWith(folder))
      return { known: true, hash: hashes[whole.slice(whole.lastIndexOf('/') + 1)] };
  }
  return { known: false };
}
