import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const remoteName = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Module Federation makes a global variable of a remote's name, and a variable has no dashes. */
export const federationName = (name) => name.replaceAll('-', '_');

const accesses = ['public', 'guest', 'user', 'admin'];
const navKeys = ['key', 'path', 'place', 'for', 'audience', 'order', 'look', 'icon', 'text'];
const places = ['header', 'account', 'footer'];
const readers = ['everyone', 'guest', 'user', 'admin'];
const audiences = [undefined, 'recruiters', 'others'];
const looks = [undefined, 'strong', 'button'];

const routeParts =
  /\b(path|access):\s*'([^']+)'|\bprerender:\s*(true|\{[^}]*\})|\bimport\(\s*'([^']+)'\s*\)/g;

/** `{ listBundles: '/api/credits/bundles' }` as it stands in the source; `true` needs no answers. */
const readCalls = (source) =>
  Object.fromEntries([...source.matchAll(/(\w+):\s*'([^']+)'/g)].map(([, name, address]) => [name, address]));

/**
 * The routes of `src/remote.ts`: each a literal `path`, a literal `access`, `prerender` if it has that, and its
 * `import('./…')`, in this order.
 */
export function readRoutes(folder) {
  const text = readFileSync(join(folder, 'src/remote.ts'), 'utf8');
  const routes = [];
  let route = {};
  for (const [, part, value, prerender, request] of text.matchAll(routeParts)) {
    if (part === 'path' && route.path)
      throw new Error(`src/remote.ts: the route ${route.path} loads no page`);
    if (part) route[part] = value;
    else if (prerender) route.prerender = readCalls(prerender);
    else if (route.path) {
      if (!accesses.includes(route.access))
        throw new Error(`src/remote.ts: the route ${route.path} has no access`);
      routes.push({ ...route, request });
      route = {};
    }
  }
  if (routes.length === 0) throw new Error('src/remote.ts: no routes');
  return routes;
}

/** `/users/:id/edit` stands below `/users`. A remote owns its paths and all that is below them; `/` owns only itself. */
const fixedPart = (pattern) => pattern.replace(/\/:.*$/, '').replace(/(.)\/+$/, '$1');

const below = (path, above) => above !== '/' && path.startsWith(`${above}/`);

/** What the module list says of the routes: the shortest table of paths that gives each route its access. */
export function ownedPaths(routes) {
  const paths = {};
  for (const { path, access } of routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const fixed = fixedPart(path);
    if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(fixed))
      throw new Error(`src/remote.ts: ${path} does not start with a fixed part of lower-case letters`);
    const above = Object.keys(paths)
      .filter((owned) => below(fixed, owned))
      .at(-1);
    if (above === undefined || paths[above] !== access) paths[fixed] ??= access;
  }
  return paths;
}

/** Entries of the header, of the account's menu and of the footer: `fitfolio.nav` of the package. */
function checkNav(nav, paths) {
  for (const entry of nav) {
    const say = (what) => {
      throw new Error(`package.json: fitfolio.nav ${entry.key ?? '?'}: ${what}`);
    };
    const odd = Object.keys(entry).find((name) => !navKeys.includes(name));
    if (odd) say(`${odd} is unknown`);
    if (!/^[\w-]+$/.test(entry.key ?? '')) say('it has no key');
    if (!Object.keys(paths).some((owned) => entry.path === owned || below(entry.path, owned)))
      say(`${entry.path} is not a path of this remote`);
    if (!places.includes(entry.place)) say(`place is one of ${places.join(', ')}`);
    if (!readers.includes(entry.for)) say(`for is one of ${readers.join(', ')}`);
    if (!audiences.includes(entry.audience)) say('audience is recruiters, others or absent');
    if (!looks.includes(entry.look)) say('look is strong, button or absent');
    if (!Number.isInteger(entry.order)) say('order is a whole number');
    if (!entry.text?.vi || !entry.text?.en) say('it needs a text in vi and in en');
  }
  return nav;
}

/** Everything the site has to know of a remote before it is loaded, read from the remote's own folder. */
export function readRemote(folder) {
  const { name: packageName, fitfolio } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = packageName.replace(/^@fitfolio\//, '');
  if (!remoteName.test(name)) throw new Error(`package.json: not a remote’s name: ${packageName}`);
  const routes = readRoutes(folder);
  const paths = ownedPaths(routes);
  return { name, routes, paths, nav: checkNav(fitfolio?.nav ?? [], paths) };
}
