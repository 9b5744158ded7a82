// Makes a remote or a service from the template of its kit. Plain Node 20: nothing here may import a package.
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What the person can cure: shown as one line. */
export class NewError extends Error {}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;
const below = (path, above) => above !== '/' && path.startsWith(`${above}/`);

/** Addresses that the edge itself answers. */
const ofTheEdge = ['api', 'assets', 'css', 'healthz', 'js', 'remotes'];

const remoteFolders = (root) =>
  readdirSync(root).filter((name) => name.startsWith('mfe-') && statSync(join(root, name)).isDirectory());

/** The paths that the remotes of the house name in their `src/remote.ts`, each with its remote. */
const takenPaths = (root) =>
  remoteFolders(root).flatMap((folder) => {
    const file = join(root, folder, 'src/remote.ts');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/path:\s*'([^']+)'/g)].map(([, path]) => ({ path, folder }));
  });

const nextPort = (root) => {
  const ports = remoteFolders(root).flatMap((folder) => {
    const file = join(root, folder, 'rspack.config.mjs');
    return existsSync(file) ? [Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 4300)] : [];
  });
  return Math.max(4300, ...ports) + 1;
};

/** The versions that the packages named agree on with the rest of the house. */
function versionsFrom(root, manifests, names) {
  const known = Object.assign(
    {},
    ...manifests.map((file) => {
      const { name, version, dependencies, devDependencies } = readJson(join(root, file));
      return { ...devDependencies, ...dependencies, [name]: version };
    }),
  );
  return Object.fromEntries(
    names.sort().map((name) => {
      if (!known[name]) throw new Error(`no version of ${name} is known`);
      return [name, known[name]];
    }),
  );
}

/** Copies a template with its example's name replaced, in file names as well; all of it or nothing. */
function fillTemplate(root, template, folder, rename, files) {
  const target = join(root, folder);
  const draft = mkdtempSync(join(root, '.new-'));
  try {
    for (const name of readdirSync(join(root, template), { recursive: true })) {
      const from = join(root, template, name);
      if (statSync(from).isDirectory()) continue;
      const to = join(draft, rename(name));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, rename(readFileSync(from, 'utf8')));
    }
    for (const [name, value] of Object.entries(files)) writeFileSync(join(draft, name), jsonText(value));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** What npm would do for new workspaces: their entries in the lock, and their links in an installed `node_modules`. */
function addWorkspaces(root, folders) {
  const file = join(root, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const lock = JSON.parse(before);
  for (const folder of folders) {
    const { name, version, dependencies, devDependencies } = readJson(join(root, folder, 'package.json'));
    lock.packages[folder] = { name, version, dependencies, ...(devDependencies ? { devDependencies } : {}) };
    lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  const text = jsonText(lock);
  writeFileSync(file, text);
  const hash = (content) => createHash('sha256').update(content).digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  // Not installed as the old lock says: the next start installs all of it.
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash(before)) return;
  for (const folder of folders) {
    const link = join(root, 'node_modules', readJson(join(root, folder, 'package.json')).name);
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(relative(dirname(link), join(root, folder)), link);
  }
  writeFileSync(stamp, hash(text));
}

const wordsOf = (name) => name.split('-');
const pascal = (name) =>
  wordsOf(name)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const title = (name) => {
  const words = wordsOf(name).join(' ');
  return words[0].toUpperCase() + words.slice(1);
};

/** `ExamplePage` is code, `Example` alone is a text. */
const renamer = (name) => {
  const today = new Date().toISOString().slice(0, 10);
  return (text) =>
    text
      .replaceAll('2026-11-20', today)
      .replaceAll('20261120', today.replaceAll('-', ''))
      .replaceAll(/Example(?=[A-Z0-9])/g, pascal(name))
      .replaceAll('Example', title(name))
      .replaceAll('example', name);
};

/** A remote that answers `/<name>`; gives its folder. */
export function newRemote(root, name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new NewError(
      `Not a remote's name: "${name}". Small letters, figures and single dashes: career-plan.`,
    );
  const folder = `mfe-${name}`;
  const path = `/${name}`;
  if (existsSync(join(root, folder))) throw new NewError(`${folder} is there already: choose another name.`);
  if (ofTheEdge.includes(name)) throw new NewError(`${path} is answered by the edge: choose another name.`);
  const taken = takenPaths(root).find((t) => t.path === path || below(t.path, path) || below(path, t.path));
  if (taken)
    throw new NewError(`The path ${path} belongs to ${taken.folder} (${taken.path}): choose another name.`);
  const versions = (names) =>
    versionsFrom(root, ['shell/kit/package.json', 'shell/host/package.json'], names);
  const text = { vi: title(name), en: title(name) };
  const rename = renamer(name);
  const port = String(nextPort(root));
  fillTemplate(
    root,
    'shell/kit/template/mfe-example',
    folder,
    (t) => rename(t).replace('port: 4300', `port: ${port}`),
    {
      'package.json': {
        name: `@fitfolio/${folder}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        fitfolio: { nav: [{ key: name, path, place: 'header', for: 'everyone', order: 50, text }] },
        scripts: {
          build: 'rspack build',
          dev: 'rspack dev',
          typecheck: 'tsc --noEmit',
          unit: 'node ../deploy/local/bin/unit.mjs',
        },
        dependencies: versions(['@fitfolio/web-kit', 'react']),
        devDependencies: versions([
          '@rspack/cli',
          '@rspack/core',
          '@rspack/dev-server',
          '@testing-library/dom',
          '@testing-library/react',
          '@types/react',
        ]),
      },
    },
  );
  addWorkspaces(root, [folder]);
  return folder;
}

const servicePackage = (name, doors, dependencies, generate) => ({
  name: `@fitfolio/${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  imports: { '#src/*': { source: './src/*.ts', default: './dist/*.js' } },
  exports: Object.fromEntries(
    doors.map((door) => [`./${door}`, { source: `./src/${door}.ts`, default: `./dist/${door}.js` }]),
  ),
  scripts: {
    build: 'swc src -d dist --strip-leading-paths --config-file ../../../swc.build.json',
    typecheck: 'tsc --noEmit',
    unit: 'node ../../../deploy/local/bin/unit.mjs',
    ...(generate ? { generate: 'npm run -s build && node ../../contract-kit/bin/generate.mjs' } : {}),
  },
  dependencies: Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/** A service that answers below `/api/<name>`; gives its folder. */
export function newService(root, name) {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name))
    throw new NewError(
      `Not a service's name: "${name}". Small letters and figures only: its database is called so.`,
    );
  const folder = `services/${name}`;
  if (existsSync(join(root, folder))) throw new NewError(`${folder} is there already: choose another name.`);
  const taken = readJson(join(root, 'deploy/routes.json')).find(({ prefix }) => prefix === `/api/${name}`);
  if (taken) throw new NewError(`/api/${name} belongs to the service ${taken.service}: choose another name.`);
  const contract = `@fitfolio/${name}-contract`;
  const manifests = [
    'services/kit/package.json',
    'services/contract-kit/package.json',
    'services/auth/contract/package.json',
  ];
  const versions = (names) => versionsFrom(root, manifests, names);
  const rename = renamer(name);
  fillTemplate(root, 'services/kit/template/example', folder, rename, {
    'contract/package.json': servicePackage(
      `${name}-contract`,
      ['entry', 'events', 'routes'],
      versions(['@fitfolio/contract-kit', 'zod']),
      true,
    ),
    'app/package.json': servicePackage(
      name,
      ['main'],
      {
        [contract]: '1.0.0',
        ...versions([
          '@fitfolio/auth-contract',
          '@fitfolio/contract-kit',
          '@fitfolio/service-kit',
          '@mikro-orm/core',
          '@mikro-orm/migrations',
          '@nestjs/common',
          'reflect-metadata',
          'rxjs',
        ]),
      },
      false,
    ),
  });
  addWorkspaces(root, [`${folder}/contract`, `${folder}/app`]);
  return folder;
}
