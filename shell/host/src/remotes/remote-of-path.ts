import table from '../../remote-routes.json' with { type: 'json' };

const byLength = Object.entries(table).sort(([a], [b]) => b.length - a.length);

/** Which remote answers a path: the longest prefix by whole segments; `/` stands only for itself. */
export function remoteOfPath(path: string): string | null {
  const clean = path.replace(/\/+$/, '') || '/';
  const found = byLength.find(
    ([prefix]) => clean === prefix || (prefix !== '/' && clean.startsWith(`${prefix}/`)),
  );
  return found?.[1] ?? null;
}
