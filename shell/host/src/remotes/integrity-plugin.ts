import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity-table.js';

// A valid hash that no script of ours has: the browser refuses the file. A malformed one would be ignored by it.
const neverMatches = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Gives entry scripts and manifests of remotes their integrity; fails closed. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'fitfolio-integrity',
    createScript({ url }) {
      const found = integrityOf(url);
      if (!found.known) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = found.hash ?? neverMatches;
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
