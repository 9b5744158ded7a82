// What a workspace needs at run time, read from package-lock.json and laid down from what npm has installed and checked.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** Of our own packages: what their builds and their data are. Tests, sources and benches stay at home. */
const ownLeftOut = new Set(['src', 'test', 'template', 'bin', 'cli', 'schema', 'node_modules', '.turbo']);
const ownFilesLeftOut = /(^|\/)(tsconfig\.json|README\.md)$|\.spec\.[a-z]+$|\.(tsbuildinfo|map)$/;
/** Of other packages: what only people and compilers read. Licences stay. */
const othersLeftOut = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown)$/i;
/** Builds for browsers, and what a package forgot to leave at home. */
const browserFiles = /\.(umd\.c?js|iife\.js)$|\.standalone\.js$/;
/** At the top of a package only: deeper, the names may mean something else. */
const topFoldersLeftOut = new Set(['.yarn', '.github', 'test', 'tests', '__tests__']);
/**
 * Reads PDF files as pictures; the text is read without it. The process that reads uploads may load no addon, so this one
 * of 32 MB cannot be used there anyway.
 */
const unused = /^node_modules\/@napi-rs\/canvas/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The places in the lock that these workspaces need, with those they need in turn: `node_modules/zod`, `services/kit`.
 * Resolved as Node does, from the place of whoever asks up to the root.
 */
export function closure(root, workspaces) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const found = new Map();
  const visit = (place) => {
    const { link, resolved } = packages[place];
    const own = link ? resolved : place;
    if (link) found.set(place, packages[place]);
    if (found.has(own)) return;
    const entry = packages[own];
    found.set(own, entry);
    const optional = new Set(
      Object.entries(entry.peerDependenciesMeta ?? {})
        .filter(([, meta]) => meta.optional)
        .map(([name]) => name),
    );
    const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !optional.has(name));
    for (const name of [...Object.keys(entry.dependencies ?? {}), ...peers])
      visit(resolve(own, name) ?? missing(name, own));
    // A package for another system is in the lock, but not here.
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const at = resolve(own, name);
      if (at && existsSync(join(root, at))) visit(at);
    }
  };
  const resolve = (from, name) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      const place = `${at ? `${at}/` : ''}node_modules/${name}`;
      if (packages[place]) return place;
      if (at === '') return null;
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found]
    .filter(([place]) => !unused.test(place))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, entry]) => ({ place, ...entry }));
}

const missing = (name, place) => {
  throw new Error(`${place} needs ${name}, which is not in package-lock.json.`);
};

/** Lays the packages of a closure below a folder, where they are in the repository. */
export function layDown(root, packages, folder) {
  for (const { place, link } of packages) {
    if (!existsSync(join(root, place))) throw new Error(`${place} is not installed: run npm ci.`);
    const own = !place.includes('node_modules/');
    cpSync(join(root, place), join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
      ...(link
        ? {}
        : { filter: (file) => isWanted(join(root, place), relative(join(root, place), file), own) }),
    });
  }
}

/** Builds add files and never remove them: what has no source any more was renamed or taken back. */
function isStale(place, path) {
  const [, stem] = /^dist\/(.*)\.js$/.exec(path) ?? [];
  return (
    stem !== undefined && !['ts', 'tsx'].some((kind) => existsSync(join(place, 'src', `${stem}.${kind}`)))
  );
}

function isWanted(place, path, own) {
  if (path === '') return true;
  const folders = path.split(sep);
  if (own)
    return (
      !folders.some((folder) => ownLeftOut.has(folder)) &&
      !ownFilesLeftOut.test(path) &&
      !isStale(place, path)
    );
  if (basename(path) === 'node_modules' || topFoldersLeftOut.has(folders[0])) return false;
  return !othersLeftOut.test(path) && !browserFiles.test(path);
}

/** One component of a CycloneDX document for each package of npm. */
export const componentsOf = (packages) =>
  packages
    .filter(({ place, link }) => place.includes('node_modules/') && !link)
    .map(({ place, version, license, integrity }) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
        ...(integrity && { hashes: [hashOf(integrity)] }),
      };
    });

function hashOf(integrity) {
  const [algorithm, value] = integrity.split(' ')[0].split('-', 2);
  return { alg: `SHA-${algorithm.slice(3)}`, content: Buffer.from(value, 'base64').toString('hex') };
}
