import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity-table.js';

// A valid hash that no script has, so that the browser refuses the file. It would ignore a malformed hash.
const neverMatches = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Gives entry scripts and manifests of remotes their integrity; an entry without a listed hash is refused. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'fitfolio-integrity',
    createScript({ url, remoteInfo }) {
      const found = integrityOf(url);
      // Chunks are not in the list: the verified entry requests them.
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
