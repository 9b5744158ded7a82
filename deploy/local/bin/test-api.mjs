#!/usr/bin/env node
// `npm run test:api`: what every served OpenAPI document promises, held against the running product by schemathesis, which
// makes thousands of valid and invalid calls from it, as a guest, a user and an administrator: no server error, no reply
// that breaks its schema, no status that is not declared. `--examples N` (default 10), `--seed N`, `--only SERVICE`.
// schemathesis comes from its package registry into a folder of its own; where it cannot, this says so and ends well.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../bench/lib.mjs';
import { ensureBuilt, ensureInstalled, ensureSystem, root } from './lib/prepare.mjs';
import { testTool } from './lib/test-tool.mjs';

const version = '4.32.5';
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
const services = ['auth', 'credits', 'payments', 'analysis'];
const { values: options } = parseArgs({
  options: {
    examples: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const schemathesis = () =>
  testTool('schemathesis', version, {
    program: 'bin/st',
    install: (folder) => [
      ['python3', '-m', 'venv', folder],
      [
        join(folder, 'bin/pip'),
        'install',
        '--quiet',
        '--disable-pip-version-check',
        `schemathesis==${version}`,
      ],
    ],
  });

async function call(url, path, body) {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

const user = { username: 'api-user@example.com', password: 'a-long-user-password' };
const admin = { username: 'api-admin@example.com', password: 'a-long-admin-password' };

/** A guest and two people, with access tokens that are young. */
async function peopleOf(url) {
  const tokenOf = async (person) => (await call(url, '/auth/login', person)).access_token;
  return [
    ['guest', null],
    ['user', await tokenOf(user)],
    ['administrator', await tokenOf(admin)],
  ];
}

/** One document as one person; true when nothing was found. */
async function hold(program, url, service, [who, token]) {
  const flags = [
    `--url=${url}/api`,
    `--checks=${checks.join(',')}`,
    '--phases=examples,coverage,fuzzing',
    `--max-examples=${options.examples}`,
    `--seed=${options.seed}`,
    '--continue-on-failure',
    '--request-timeout=30',
    '--warnings=off',
    '--generation-database=none',
    '--no-color',
    ...(token === null ? [] : [`--header=Authorization: Bearer ${token}`]),
  ];
  const document = join(root, `services/${service}/contract/schema/openapi.json`);
  const args = ['run', document, ...flags];
  // It keeps notes of what it found where it runs.
  const child = spawn(program, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((ended) => child.once('close', ended));
  const cases = /^ {2}([\d,]+) generated.*$/m.exec(said)?.[0].trim() ?? 'no case was run';
  console.log(`${code === 0 ? '✓' : '✗'} ${service} as ${who}: ${cases}`);
  if (code !== 0) console.log(said);
  return code === 0;
}

await ensureInstalled();
await ensureSystem(['nats-server']);
await ensureBuilt();
const program = schemathesis();
if (program === null) {
  console.log(
    'SKIPPED: schemathesis could not be installed here (it needs python3 and its package registry).',
  );
  process.exit(0);
}
const product = await startProduct({
  env: {
    RATE_LIMIT_FACTOR: '1000000',
    REFUSALS_PER_ADDRESS: '100000',
    ADMIN_EMAIL: admin.username,
    ADMIN_PASSWORD: admin.password,
  },
});
let good = true;
try {
  await call(product.url, '/auth/sign-up', user);
  for (const service of services.filter((name) => options.only === undefined || name === options.only))
    for (const person of await peopleOf(product.url))
      good = (await hold(program, product.url, service, person)) && good;
} finally {
  await product.stop();
}
console.log(good ? 'Every reply keeps its contract.' : 'Some replies break their contract.');
process.exitCode = good ? 0 : 1;
