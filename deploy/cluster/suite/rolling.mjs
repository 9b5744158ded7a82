// Upgrades, a way back, and pods that die, while people read and buyers buy.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newcomer } from '../../local/faults/people.mjs';
import { root } from '../../local/bin/lib/prepare.mjs';
import { buyersInAll, none, readers, rolledOut, whileBuying } from './people.mjs';
import { valuesOf } from './values.mjs';
import { seconds, services, site } from './world.mjs';

async function upgrades(world) {
  const told = [];
  const [first, ...others] = services;
  // One alone, as its team does it, then the others at once, as a release of all does.
  for (const names of [[first], others]) {
    const since = Date.now();
    const more = Object.fromEntries(names.map((name) => [name, { settings: { DRAIN_MS: 600 } }]));
    const { sent, failed } = await readers(world, () => upgrade(world, more));
    none(failed);
    told.push(`${names.join(', ')} ${seconds(Date.now() - since)} (0 of ${sent} failed)`);
  }
  return told.join('; ');
}

/** An upgrade as a team does it; the load is asked from the same process, so it must not stop it. */
async function upgrade(world, more) {
  await world.deploy(site, 'fitfolio', valuesOf(world, more));
  await rolledOut(world);
}

async function edgeAndRegistry(world) {
  const more = { edge: { settings: { REQUESTS_PER_ADDRESS: 300 } }, registry: { undoByItself: false } };
  const { sent, failed } = await readers(world, () => upgrade(world, more));
  none(failed);
  const back = await readers(world, () => upgrade(world, {}));
  none(back.failed);
  return `0 of ${sent + back.sent} failed`;
}

async function rollback(world) {
  const { spec: before } = await world.get('deployment', `${site}-credits`);
  await upgrade(world, { credits: { settings: { LOG_LEVEL: 'error' } } });
  const since = Date.now();
  const { sent, failed } = await readers(world, async () => {
    await world.helm('rollback', site);
    await rolledOut(world);
  });
  none(failed);
  const { spec: after } = await world.get('deployment', `${site}-credits`);
  assert.deepEqual(after.template, before.template);
  return `${seconds(Date.now() - since)}, 0 of ${sent} failed`;
}

/** Two replicas of every service under buyers, while pods are killed without a word: the books hold. */
async function books(world) {
  const victims = services.flatMap((name) => [
    `${name},fitfolio.dev/role=http`,
    `${name},fitfolio.dev/role=worker`,
  ]);
  const operations = await whileBuying(world, 'buyer', async () => {
    for (const component of victims) {
      const [pod] = await world.pods(`app.kubernetes.io/component=${component}`);
      await world.kubectl(['delete', 'pod', pod.metadata.name, '--grace-period=0', '--force']);
      await pause(2_000);
    }
    await rolledOut(world);
  });
  return `${victims.length} pods killed, ${operations} operations of ${buyersInAll} buyers, every one there once`;
}

/** As docs/operations.md tells: three steps, each rolled out, and who is signed in stays so. */
async function rotatesKeys(world) {
  const script = join(root, 'deploy/charts/secrets.mjs');
  const secret = `${site}-auth`;
  const kids = async () =>
    (await (await fetch(`${world.url}/api/auth/keys`)).json()).keys.map(({ kid }) => kid);
  const before = await kids();
  const { sent, failed } = await readers(world, async () => {
    for (const step of ['add', 'use']) {
      const { data } = await world.get('secret', secret);
      const input = Buffer.from(data.AUTH_KEYS, 'base64');
      const next = execFileSync(process.execPath, [script, '--auth-keys', step], { input, encoding: 'utf8' });
      const patch = JSON.stringify({ stringData: { AUTH_KEYS: next.trim() } });
      await world.kubectl(['patch', 'secret', secret, '-p', patch]);
      await world.kubectl(['rollout', 'restart', 'deployment', `${site}-auth`, `${site}-auth-worker`]);
      await rolledOut(world);
    }
  });
  none(failed);
  const after = await kids();
  assert.equal(after.length, 2);
  assert.equal(after[1], before[0], 'the old key still verifies');
  await newcomer(world, 'with-new-keys').then(({ session }) => session.token());
  return `0 of ${sent} calls of somebody who was signed in before failed`;
}

export const rollingChecks = [
  { name: 'each service is upgraded without a failed request', run: upgrades },
  { name: 'edge and registry are upgraded without a failed request', run: edgeAndRegistry },
  { name: 'an upgrade is taken back', run: rollback },
  { name: 'killed pods cost nobody anything: the books are right', run: books },
  { name: 'the keys of tokens are rotated, and nobody is logged out', run: rotatesKeys },
];
