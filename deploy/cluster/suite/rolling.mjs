// Upgrades, a way back, and pods that die, while people read and buyers buy.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compare, settled } from '../../local/faults/books.mjs';
import { Buyer } from '../../local/faults/clients.mjs';
import { newcomer, standardBundle } from '../../local/faults/people.mjs';
import { root } from '../../local/bin/lib/prepare.mjs';
import { randomOf } from '../../local/faults/random.mjs';
import { startApi } from '../node/control-plane.mjs';
import { end as endProcesses } from '../node/processes.mjs';
import { underLoad } from './load.mjs';
import { valuesOf } from './values.mjs';
import { seconds, services, site, trial, until } from './world.mjs';

/** The page, the list of remotes, and what people read of each service. */
const paths = [
  '/',
  '/modules.json',
  '/api/users/me',
  '/api/credits/bundles',
  '/api/credits/balance',
  '/api/free-analysis/remaining',
  '/api/credits/payments',
];
const apiAwayMs = 30_000;

const none = (failed) =>
  assert.equal(failed.length, 0, `${failed.length} failed: ${failed.slice(0, 5).join(' | ')}`);

/** Somebody who is signed in reads while `work` goes on. */
async function readers(world, work) {
  world.reader ??= (await newcomer(world, 'reader')).session;
  const headers = { authorization: `Bearer ${await world.reader.token()}` };
  return underLoad(world.url, paths, headers, work);
}

async function upgrades(world) {
  const told = [];
  for (const name of services) {
    const since = Date.now();
    const more = { [name]: { settings: { DRAIN_MS: 600 } } };
    const { sent, failed } = await readers(world, () => upgrade(world, more));
    none(failed);
    told.push(`${name} ${seconds(Date.now() - since)} (0 of ${sent} failed)`);
  }
  return told.join(', ');
}

/** An upgrade as a team does it; the load is asked from the same process, so it must not stop it. */
async function upgrade(world, more) {
  await world.deploy(site, 'fitfolio', valuesOf(world, more));
  await rolledOut(world);
}

async function rolledOut(world) {
  await until('the new pods are there, and the old ones gone', 180, async () => {
    const { items } = await world.get('deployments', '-l', `app.kubernetes.io/instance=${site}`);
    const { items: pods } = await world.get('pods', '-l', `app.kubernetes.io/instance=${site}`);
    return (
      items.every(({ spec, status, metadata }) => {
        const wanted = spec.replicas ?? 1;
        return (
          status.observedGeneration === metadata.generation &&
          status.updatedReplicas === wanted &&
          status.availableReplicas === wanted
        );
      }) && pods.every(({ metadata }) => !metadata.deletionTimestamp)
    );
  });
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
  const databaseOf = await world.databases();
  const product = {
    url: world.url,
    urlOf: databaseOf,
    databaseOf,
    poison: { sent: new Set(), found: new Set(), due: new Set() },
    broken: [],
    fail: (line) => product.broken.push(line),
  };
  const bundle = await standardBundle(product);
  const buyers = [];
  for (let i = 0; i < 3; i += 1) {
    const { session } = await newcomer(product, `buyer-${i}`);
    buyers.push(new Buyer(session, await session.userId(), randomOf(100 + i), bundle));
  }
  const end = new AbortController();
  const buying = Promise.allSettled(
    buyers.map(async (buyer) => {
      while (!end.signal.aborted) {
        const wish = buyer.random.next();
        if (wish > 0.9) await buyer.submit();
        else if (wish > 0.75) await buyer.submitPremium();
        else await buyer.act();
        await pause(50 + buyer.random.below(150));
      }
    }),
  );
  const victims = services.flatMap((name) => [
    `${name},fitfolio.dev/role=http`,
    `${name},fitfolio.dev/role=worker`,
  ]);
  for (const component of victims) {
    const [pod] = await world.pods(`app.kubernetes.io/component=${component}`);
    await world.kubectl(['delete', 'pod', pod.metadata.name, '--grace-period=0', '--force']);
    await pause(2_000);
  }
  await rolledOut(world);
  end.abort();
  for (const result of await buying) if (result.status === 'rejected') product.fail(result.reason.message);
  await settled(product, 1);
  for (const buyer of buyers) await compare(product, buyer, [], bundle.tokens);
  assert.deepEqual(product.broken, []);
  const operations = buyers.reduce((sum, buyer) => sum + buyer.operations, 0);
  return `${victims.length} pods killed, ${operations} operations of 3 buyers, every one there once`;
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

/** JetStream's whole store goes with its pod; what was not handled is sent again from the outboxes. */
async function losesMessages(world) {
  const { session } = await newcomer(world, 'courier');
  const buyer = new Buyer(session, await session.userId(), randomOf(7), null);
  await world.kubectl(['delete', 'pod', `${trial}-nats-0`, '--grace-period=0', '--force']);
  await buyer.submit();
  const since = Date.now();
  await until('the analysis has its result', 120, async () => {
    const { data } = await buyer.get(`/free-analysis/${buyer.submitted[0]}`);
    return data.status === 'completed';
  });
  return `an analysis that was sent meanwhile was there ${seconds(Date.now() - since)} later`;
}

async function withoutApi(world) {
  const { sent, failed } = await readers(world, async () => {
    await endProcesses(['apiserver'], 'SIGKILL');
    await pause(apiAwayMs);
  });
  await startApi(world.kube);
  none(failed);
  await until('the node is ready again', 60, async () => {
    const [node] = (await world.get('nodes')).items;
    return node.status.conditions.some(({ type, status }) => type === 'Ready' && status === 'True');
  });
  return `${seconds(apiAwayMs)} without it: 0 of ${sent} failed`;
}

export const rollingChecks = [
  { name: 'each service is upgraded without a failed request', run: upgrades },
  { name: 'edge and registry are upgraded without a failed request', run: edgeAndRegistry },
  { name: 'an upgrade is taken back', run: rollback },
  { name: 'killed pods cost nobody anything: the books are right', run: books },
  { name: 'the keys of tokens are rotated, and nobody is logged out', run: rotatesKeys },
  { name: 'the loss of every message loses nothing', run: losesMessages },
  { name: 'the site lives while the Kubernetes API is away', run: withoutApi },
];
