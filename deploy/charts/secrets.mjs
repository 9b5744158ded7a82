// Prints the Secrets of an installation, with new keys and passwords, as a list for `kubectl apply -f -`.
//   secrets.mjs [--trial NAME] [--admin EMAIL]
// With --trial NAME they lead to the servers of the chart fitfolio-dev, installed as NAME, and those servers' own Secrets
// are in the list. Without it the addresses of the databases are for you to fill in.
//   secrets.mjs --auth-keys add|use|drop < AUTH_KEYS
// Prints the next AUTH_KEYS of a rotation that logs nobody out: a new key that verifies, then signs, then without the old ones.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { authorizationOf } from '@fitfolio/embedded/nats';
import { fail, root } from '../local/bin/lib/prepare.mjs';
import { ownerOf } from '../local/dist/database.js';
import { userOf } from '../local/dist/nats-users.js';
import { findServices } from '../local/dist/services.js';

const { values: options } = parseArgs({
  options: { trial: { type: 'string' }, admin: { type: 'string' }, 'auth-keys': { type: 'string' } },
});
const word = () => randomBytes(18).toString('base64url');
const secret = (name, stringData) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, labels: { 'app.kubernetes.io/part-of': 'fitfolio' } },
  type: 'Opaque',
  stringData,
});

function signingKey() {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { ...jwk, kid: randomBytes(8).toString('hex') };
}
const authKeys = () =>
  JSON.stringify({ signing: [signingKey()], refresh: randomBytes(32).toString('base64url') });

/** The first key signs, all of them verify. So a key is known everywhere before it signs, and until its tokens have ended. */
const rotation = {
  add: (signing) => [...signing, signingKey()],
  use: (signing) => [...signing.slice(-1), ...signing.slice(0, -1)],
  drop: (signing) => signing.slice(0, 1),
};
if (options['auth-keys']) {
  const step = rotation[options['auth-keys']];
  if (!step) fail('--auth-keys is add, use or drop', 2);
  const { signing, refresh } = JSON.parse(readFileSync(0, 'utf8'));
  console.log(JSON.stringify({ signing: step(signing), refresh }));
  process.exit(0);
}

const documentKeys = () => `${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`;

/** By which auth tells the registry what administrators decide. */
const registryToken = word();
/** What each service has beside its database and its user of NATS. */
const own = {
  auth: () => ({
    AUTH_KEYS: authKeys(),
    REGISTRY_TOKEN: registryToken,
    ...(options.admin && { ADMIN_EMAIL: options.admin, ADMIN_PASSWORD: word() }),
  }),
  analysis: () => ({ DOCUMENT_KEYS: documentKeys() }),
  payments: () => ({ SANDBOX_SECRET: word() }),
};

const server = options.trial ? `${options.trial}-postgres:5432` : 'HOST:5432';
const accounts = findServices(root).map((name) => ({
  name,
  role: { name, password: word() },
  owner: { name: ownerOf(name), password: word() },
  natsPassword: word(),
}));
const urlOf = ({ name, password }, database) => `postgres://${name}:${password}@${server}/${database}`;

const items = accounts.flatMap(({ name, role, owner, natsPassword }) => [
  secret(`fitfolio-${name}`, {
    DATABASE_URL: urlOf(role, name),
    NATS_USER: name,
    NATS_PASSWORD: natsPassword,
    ...own[name]?.(),
  }),
  secret(`fitfolio-${name}-owner`, { DATABASE_URL: urlOf(owner, name) }),
]);

items.push(secret('fitfolio-registry', { REGISTRY_TOKEN: registryToken }));

if (options.trial) {
  const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
  // One statement a line: so does the server read it that runs alone, before the first start.
  const statements = accounts.flatMap(({ name, role, owner }) => [
    `create role "${role.name}" login password ${quoted(role.password)}`,
    `create role "${owner.name}" login password ${quoted(owner.password)}`,
    `create database "${name}" owner "${owner.name}"`,
    `revoke connect on database "${name}" from public`,
    `grant connect on database "${name}" to "${role.name}"`,
  ]);
  items.push(
    secret(`${options.trial}-postgres`, { password: word(), 'init.sql': `${statements.join('\n')}\n` }),
    secret(`${options.trial}-nats`, {
      'nats.conf': [
        'listen: "0.0.0.0:4222"',
        'http: "0.0.0.0:8222"',
        authorizationOf(accounts.map(({ name, natsPassword }) => userOf(name, natsPassword))),
        'jetstream { store_dir: "/data", max_file_store: 1GB }',
        '',
      ].join('\n'),
    }),
  );
}

console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
