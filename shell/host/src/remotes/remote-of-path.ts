import type { PageAccess } from '@fitfolio/web-kit/host';
import { knownModules } from './module-list.js';

export interface PathOwner {
  readonly name: string;
  readonly access: PageAccess;
}

/** Which remote answers a path, and for whom: the longest prefix by whole segments; `/` stands only for itself. */
export function ownerOf(path: string): PathOwner | null {
  const clean = path.replace(/\/+$/, '') || '/';
  let longest = '';
  let owner: PathOwner | null = null;
  const { modules, away } = knownModules();
  for (const { name, paths } of [...modules, ...away]) {
    for (const [prefix, access] of Object.entries(paths)) {
      const answers = clean === prefix || (prefix !== '/' && clean.startsWith(`${prefix}/`));
      if (!answers || prefix.length <= longest.length) continue;
      longest = prefix;
      owner = { name, access };
    }
  }
  return owner;
}
