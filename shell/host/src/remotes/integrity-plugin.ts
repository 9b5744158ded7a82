import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity-table.js';

// A valid hash that no script of ours has: the browser refuses the file. A malformed one would be ignored by it.
const neverMatches = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Gives entry scripts and manifests of remotes their integrity; an entry without a listed hash is refused. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'fitfolio-integrity',
    createScript({ url, remoteInfo }) {
      const found = integrityOf(url);
      // Chunks are asked for by the entry, which is verified; they are not in the list.
      const hash = found.known ? (found.hash ?? (remoteInfo?.entry === url ? neverMatches : null)) : null;
      if (!hash) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = hash;
      script.crossOrigin = 'anonymous';
      return script;
    },
    fetch(url, init) {
      const found = integrityOf(url);
      if (!found.known || !found.hash) return false;
      return fetch(url, { ...init, integrity: found.hash });
    },
  };
}
