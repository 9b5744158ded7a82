import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRouteTable } from '@fitfolio/edge/places';
import { startEdge } from '@fitfolio/edge/server';
import { edgeSettingsOf } from '@fitfolio/edge/settings';
import { freePort } from '@fitfolio/embedded/free-port';
import { startNats, type EmbeddedNats } from '@fitfolio/embedded/nats';
import { startPostgres, type EmbeddedPostgres } from '@fitfolio/embedded/postgres';
import { Counts } from '@fitfolio/registry/counts';
import { ModuleFolders } from '@fitfolio/registry/folders';
import { FolderStore } from '@fitfolio/registry/folder-store';
import { KeptModules } from '@fitfolio/registry/kept-modules';
import { startPlainServer } from '@fitfolio/registry/plain-server';
import { moduleAnswers } from '@fitfolio/registry/serve-modules';
import { databaseUrl, ensureDatabases } from './database.js';
import { restartOnBuild } from './dev-restart.js';
import { userOf } from './nats-users.js';
import { Options } from './options.js';
import { jobsOf, placesOf, type PlannedJob } from './plan.js';
import { startRunner } from './processes.js';
import { SecretFile } from './secrets.js';
import { exportServices, findServices } from './services.js';
import { Supervised, type Running } from './supervisor.js';

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const options = Options.parse(JSON.parse(process.argv[2] ?? '{}'));
const { dataDir } = options;
/** More than weeks of events take; a full disk would stop PostgreSQL as well. */
const natsStoreMb = 1024;
/** How often it is looked whether a release that is tried fails. */
const undoMs = 5_000;
const say = (line: string): void => console.log(line);

const parts: { stop(): Promise<void> }[] = [];
let stopping: Promise<never> | null = null;
/** Last started, first stopped. */
function stop(code = 0): Promise<never> {
  stopping ??= (async () => {
    if (code === 0) say('Stopping …');
    for (const part of parts.reverse()) await part.stop().catch(() => {});
    process.exit(code);
  })();
  return stopping;
}
process.on('message', (message) => message === 'stop' && void stop());
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => {});

try {
  await up();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function up(): Promise<void> {
  for (const folder of ['logs', 'mail', 'files'])
    mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const logs = (name: string) =>
    createWriteStream(join(dataDir, 'logs', `${name}.log`), { flags: 'a', mode: 0o600 });
  const names = findServices(root);
  const secretFile = new SecretFile(dataDir, names, process.env);
  const secrets = secretFile.value;

  say('Starting PostgreSQL …');
  const postgresLog = logs('postgres');
  const postgresPort = await freePort();
  const rolesOf = (name: string) => ({
    runtime: secrets.roles[name] ?? '',
    owner: secrets.owners[name] ?? '',
  });
  let postgres: EmbeddedPostgres;
  await supervise('PostgreSQL', async () => {
    postgres = await startPostgres({
      dataDir: join(dataDir, 'postgres'),
      password: secrets.postgres,
      port: postgresPort,
      endsWithParent: true,
      onLog: (text) => postgresLog.write(text),
    });
    await ensureDatabases(postgres, new Map(names.map((name) => [name, rolesOf(name)])));
    return running(postgres);
  });

  say('Starting NATS …');
  const natsLog = logs('nats');
  const natsPort = await freePort();
  await supervise('NATS', async () =>
    running(
      await startNats({
        dataDir: join(dataDir, 'nats'),
        users: [
          { name: 'operator', password: secrets.nats },
          ...names.map((name) => userOf(name, secrets.natsUsers[name] ?? '')),
        ],
        port: natsPort,
        endsWithParent: true,
        storeMb: Number(process.env['NATS_STORE_MB'] ?? natsStoreMb),
        onLog: (text) => natsLog.write(text),
      }),
    ),
  );

  say(`Starting services: ${names.join(', ')} …`);
  const where = await placesOf(names, freePort);
  const portOf = (service: string, role: string) =>
    where.find((p) => p.service === service && p.role === role)?.port ?? 0;
  const runners: Supervised[] = [];
  // Who edits wants to see what was built last.
  const kept = options.dev ? null : new KeptModules(join(dataDir, 'releases'));
  const folders = new ModuleFolders(root, say, kept);
  const counts = new Counts();
  const undo = setInterval(() => folders.undoFailures(counts.read()), undoMs);
  parts.push({ stop: async () => clearInterval(undo) });
  // For the back office, which asks through auth.
  const registryToken = randomBytes(32).toString('hex');
  const registry = await startPlainServer(
    { host: '127.0.0.1', port: 0 },
    moduleAnswers(new FolderStore(root, dataDir), registryToken),
  );
  parts.push({ stop: registry.close });
  const edge = await startEdge({
    ...options,
    root,
    source: folders,
    counts,
    routes: readRouteTable(root),
    places: where,
    isStarting: () => runners.some((runner) => runner.isStarting),
    ...edgeSettingsOf(process.env),
    log: say,
  });
  parts.push({ stop: edge.close });
  const shared = {
    ...(process.env as Record<string, string>),
    NATS_URL: `nats://127.0.0.1:${natsPort}`,
    AUTH_KEYS_URL: `http://127.0.0.1:${portOf('auth', 'http')}/api/auth/keys`,
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? edge.url,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    SANDBOX_SECRET: process.env['SANDBOX_SECRET'] ?? secrets.sandbox,
    REGISTRY_URL: registry.url,
    REGISTRY_TOKEN: registryToken,
    EXPORT_SERVICES: exportServices(names),
    ADMIN_EMAIL: process.env['ADMIN_EMAIL'] ?? secrets.admin.email,
    ADMIN_PASSWORD: process.env['ADMIN_PASSWORD'] ?? secrets.admin.password,
  };
  const jobs = jobsOf(where, shared, (service) => ({
    NATS_USER: service,
    NATS_PASSWORD: secrets.natsUsers[service] ?? '',
    DATABASE_URL: databaseUrl(postgresPort, service, 'runtime', rolesOf(service)),
  }));
  const migrations = names.map((service): PlannedJob => ({
    name: service,
    role: 'migrate',
    env: {
      ...shared,
      DATABASE_URL: databaseUrl(postgresPort, service, 'owner', rolesOf(service)),
      DATABASE_RUNTIME_ROLE: service,
    },
  }));
  const migrationsLog = logs('migrations');
  /** In a process of its own, which ends: what serves people never holds the owners' passwords. */
  const migrate = async (): Promise<void> => (await startRunner(root, migrations, migrationsLog)).stop();
  const groups = options.processes
    ? names.map((name) => ({ name, jobs: jobs.filter((j) => j.name === name) }))
    : [{ name: 'services', jobs }];
  // Each takes a while to let go of its clients, none of another.
  parts.push({ stop: async () => void (await Promise.allSettled(runners.map((runner) => runner.stop()))) });
  // Services wait for their tables; they load meanwhile.
  await Promise.all([
    ...groups.map((g) => supervise(g.name, () => startRunner(root, g.jobs, logs(g.name)), runners)),
    migrate(),
  ]);
  if (options.dev) {
    const close = restartOnBuild(
      root,
      () => void Promise.all([migrate(), ...runners.map((r) => r.restart())]),
    );
    parts.push({ stop: async () => close() });
  }

  await edge.healthy();
  // For tools beside the product (audit, benches, browser tests): where each part listens.
  const run = { url: edge.url, places: where, postgresPort, natsPort };
  writeFileSync(join(dataDir, 'run.json'), JSON.stringify(run, null, 2), { mode: 0o600 });
  say('');
  say(`Fitfolio is ready: ${edge.url}`);
  if (!secrets.admin.shown)
    say(`First administrator (shown once): ${secrets.admin.email}  ${secrets.admin.password}`);
  // From here on only its hash is needed, and auth has that.
  secrets.admin = { ...secrets.admin, shown: true, password: '' };
  secretFile.save();
  say(`Data and logs: ${dataDir}   Ctrl-C stops all of it.`);
}

async function supervise(
  name: string,
  begin: () => Promise<Running>,
  beside: { stop(): Promise<void> }[] = parts,
): Promise<void> {
  const part = new Supervised(name, begin, (line) => console.error(line));
  await part.start();
  beside.push(part);
}

function running(server: EmbeddedPostgres | EmbeddedNats): Running {
  return {
    ended: new Promise((done) => server.process.once('exit', (code) => done(code === 0))),
    stop: () => server.stop(),
  };
}
