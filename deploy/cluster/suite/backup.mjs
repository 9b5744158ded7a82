// Back up and restore as docs/operations.md tells: the databases' server is lost with all it had, and so are the messages.
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../local/bin/lib/audit.mjs';
import { newcomer } from '../../local/faults/people.mjs';
import { postgresClient } from '../tools/tools.mjs';
import { assertBooks, makeBuyer, productOf } from './people.mjs';
import { seconds, services, trial, until } from './world.mjs';

const run = promisify(execFile);

async function backUp(world, databaseOf) {
  const program = join(postgresClient(), 'pg_dump');
  const files = Object.fromEntries(services.map((name) => [name, join(world.folder, `${name}.dump`)]));
  await Promise.all(services.map((name) => run(program, ['-Fc', '--file', files[name], databaseOf(name)])));
  return files;
}

/** The new server has the roles and empty databases that its Secret names. Nobody sees half of a restored one. */
async function restore(files, databaseOf) {
  const program = join(postgresClient(), 'pg_restore');
  for (const name of services)
    await run(program, [
      '--single-transaction',
      '--exit-on-error',
      '--dbname',
      databaseOf(name),
      files[name],
    ]);
}

async function loseServers(world, databaseOf) {
  const servers = [`${trial}-postgres-0`, `${trial}-nats-0`];
  await world.kubectl(['delete', 'pod', ...servers, '--grace-period=0', '--force']);
  await until('an empty server is there', 60, () =>
    withClient(databaseOf('auth'), async (db) => {
      const { rows } = await db.query(`select to_regclass('outbox') as found`);
      return rows[0].found === null;
    }),
  );
}

const logIn = ({ url }, credentials) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });

async function backsUp(world) {
  const product = await productOf(world);
  const keeper = await makeBuyer(world, 'keeper', 11);
  await keeper.order();
  const [order] = keeper.orders.values();
  await keeper.pay(order, 'pay');
  await keeper.submit();
  await assertBooks(product, [keeper]);

  const began = Date.now();
  const files = await backUp(world, product.databaseOf);
  const backedUp = Date.now() - began;
  const bytes = services.reduce((sum, name) => sum + statSync(files[name]).size, 0);
  const late = await newcomer(world, 'late');
  assert.equal((await logIn(world, late.person)).status, 200);

  const since = Date.now();
  await loseServers(world, product.databaseOf);
  await restore(files, product.databaseOf);
  await until('every part is well', 180, async () => (await fetch(`${world.url}/healthz`)).ok);
  const took = Date.now() - since;
  assert.equal((await logIn(world, late.person)).status, 401, 'who came after the backup is unknown');
  assert.equal((await logIn(world, keeper.session.credentials)).status, 200);
  await keeper.submit();
  await assertBooks(product, [keeper]);
  return `${(bytes / 1024).toFixed(0)} KiB in ${seconds(backedUp)}; all is well ${seconds(took)} after the loss of both servers`;
}

export const backupChecks = [{ name: 'a backup is restored to new servers', run: backsUp }];
