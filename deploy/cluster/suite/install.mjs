// From an empty namespace to a site that sells, and what is refused on the way.
import { strict as assert } from 'node:assert';
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newcomer, standardBundle } from '../../local/faults/people.mjs';
import { Buyer } from '../../local/faults/clients.mjs';
import { randomOf } from '../../local/faults/random.mjs';
import { root } from '../../local/bin/lib/prepare.mjs';
import { adminConfig } from '../node/place.mjs';
import { begin, end } from '../node/processes.mjs';
import { ask } from './load.mjs';
import { valuesOf } from './values.mjs';
import {
  admin,
  memory,
  namespace,
  remotes,
  seconds,
  services,
  site,
  trial,
  until,
  publicPort,
  publicUrl,
} from './world.mjs';

const secretsScript = join(root, 'deploy/charts/secrets.mjs');

async function fromNothing(world) {
  const since = Date.now();
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  await world.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } });
  const made = execFileSync(process.execPath, [secretsScript, '--trial', trial, '--admin', admin.email], {
    encoding: 'utf8',
  });
  const secrets = JSON.parse(made);
  secrets.items.find(({ metadata }) => metadata.name === 'fitfolio-auth').stringData.ADMIN_PASSWORD =
    admin.password;
  await world.apply(secrets);
  const { postgres, nats } = world.images;
  const servers = { postgres: { image: { tag: postgres.tag } }, nats: { image: { tag: nats.tag } } };
  await world.deploy(trial, 'fitfolio-dev', servers, '--wait');
  await world.deploy('crds', 'fitfolio-crds', {});
  await world.deploy(site, 'fitfolio', valuesOf(world), '--wait');
  world.url = await world.addressOf(`${site}-edge`);
  const installed = Date.now();
  for (const name of remotes)
    await installRemote(world, name, world.release(name), world.images[name].tag, true);
  await until('every part is well', 60, async () => (await fetch(`${world.url}/healthz`)).ok);
  // Each edge learns of the remotes by itself.
  await until('every edge has the page', 60, async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => ask(`${world.url}/`)));
    return pages.every(({ status }) => status === 200);
  });
  const { cluster, pods } = memory();
  return `${seconds(installed - since)} to the services, ${seconds(Date.now() - since)} to the whole site; ${pods} MiB in pods, ${cluster} MiB in the cluster`;
}

/** One release of a remote, as its team installs it. */
export async function installRemote(world, name, version, tag, createModule = false) {
  const release = `${name}-${version}`.toLowerCase().replaceAll('.', '-');
  await world.deploy(release, 'remote', { name, version, image: { tag }, replicas: 1, createModule });
  return release;
}

async function page(world) {
  const { status, text, headers } = await ask(`${world.url}/`);
  assert.equal(status, 200);
  assert.match(text, /data-rendered/);
  assert.match(headers['content-security-policy'], /script-src/);
  const own = text.match(/\/remotes\/mfe-public\/[^/"]+\/[^"]+\.js(?=")/)?.[0];
  assert.ok(own, 'the page names a script of its remote');
  const script = await ask(`${world.url}${own}`);
  assert.equal(script.status, 200);
  assert.match(script.headers['cache-control'], /immutable/);
  return `${(Buffer.byteLength(text) / 1024).toFixed(0)} KiB, scripts of ${world.release('mfe-public')}`;
}

async function uploads(world) {
  const reply = await fetch(`${await world.addressOf(`${site}-analysis`, 8080)}/api/analysis/health/ready`);
  const { sandbox } = await reply.json();
  assert.equal(sandbox.files, true);
  assert.equal(sandbox.limits, true, 'memory and time of what reads uploads are bounded');
  return `files and limits; network ${sandbox.network ? 'too' : 'by the network policy only'}`;
}

async function buys(world) {
  const { url } = world;
  const since = Date.now();
  const { session } = await newcomer(world, 'first');
  const buyer = new Buyer(session, await session.userId(), randomOf(1), await standardBundle(world));
  await buyer.submit();
  const [id] = buyer.submitted;
  await until('the analysis has a result', 60, async () => {
    const { data } = await buyer.get(`/free-analysis/${id}`);
    return data.status === 'completed' && data;
  });
  await buyer.order();
  const [order] = buyer.orders.values();
  await buyer.pay(order, 'pay');
  const tokens = buyer.bundle.tokens;
  await until(
    'the tokens are there',
    30,
    async () => (await buyer.get('/credits/balance')).data.balance === tokens,
  );
  await buyer.submitPremium();
  const [premium] = buyer.premium;
  await until('the premium analysis has ended', 90, async () => {
    const { data } = await buyer.get(`/fit-analysis/${premium}/status`);
    return ['completed', 'failed'].includes(data.status) && data;
  });
  assert.ok((await fetch(`${url}/healthz`)).ok);
  return `signed up, analysed, paid, analysed in full, ${seconds(Date.now() - since)}`;
}

/** What a browser alone can show, on this site instead of one that the suite starts: by the way that NOTES.txt tells. */
const walk =
  /every public page in vi, light|read the result, find it in the profile \(vi\)|by bank QR, and finds all of it \(vi\)/;

async function browser(world) {
  const service = `service/${site}-edge`;
  const forward = ['port-forward', '-n', namespace, service, `${publicPort}:80`];
  begin('forward', [world.kube, 'kubectl', '--kubeconfig', adminConfig, ...forward]);
  try {
    await until('the site is at its address', 30, async () => (await fetch(`${publicUrl}/healthz`)).ok);
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', '--reporter=line', '--workers=1', '--grep', walk.source];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: join(root, 'shell/e2e'),
      env: { ...process.env, FITFOLIO_URL: publicUrl },
    }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    });
    const [, passed] = /(\d+) passed/.exec(stdout) ?? [];
    assert.equal(passed, '3');
    return 'every public page, an analysis from the sign-up to the profile, a purchase by bank QR';
  } finally {
    await end(['forward']);
  }
}

async function ownerOnlyMigrates(world) {
  for (const name of services) {
    const { items } = await world.get('pods', '-l', `app.kubernetes.io/component=${name}`);
    const text = JSON.stringify(items.map(({ spec }) => spec));
    assert.ok(!text.includes(`${site}-${name}-owner`), `${name} does not know its owner's Secret`);
  }
  const jobs = (await world.get('jobs')).items.map(({ metadata }) => metadata.name);
  assert.deepEqual(jobs, [], 'migration jobs are gone');
  return 'services run with the runtime role';
}

export const browserChecks = [{ name: 'the browser tests walk through it', run: browser }];
export const installChecks = [
  { name: 'installs from nothing', run: fromNothing },
  { name: 'a page comes as HTML, with the files of its own release', run: page },
  { name: 'uploads are read within limits', run: uploads },
  { name: 'somebody signs up, analyses and buys', run: buys },
  { name: 'only the migration job has the owner of the tables', run: ownerOnlyMigrates },
];
