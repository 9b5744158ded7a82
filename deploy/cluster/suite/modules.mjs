// What a team does with its remote: try a release, promote it, take it back; and what happens when one is bad.
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../local/bin/lib/prepare.mjs';
import { installRemote } from './install.mjs';
import { ask } from './load.mjs';
import { makeVariant } from './variant.mjs';
import { namespace, seconds, until } from './world.mjs';

const name = 'mfe-public';
const people = 1_000;
const weight = 10;
/** Four standard deviations of a share of a tenth of a thousand. */
const spread = 38;
const command = join(root, 'deploy/registry/dist/command/main.js');
const run = promisify(execFile);

/** `npm run release -- …`, as far as it speaks with the cluster. */
const release = (world, ...args) =>
  run(process.execPath, [command, ...args, '--cluster', '-n', namespace], { env: world.env }).then(
    ({ stdout }) => stdout,
  );

const as = (visitor) => ({ headers: { cookie: `visitor=${visitor}` } });

/** The version of the remote that a visitor gets. */
async function versionFor(world, visitor) {
  const { status, text } = await ask(`${world.url}/modules.json`, as(visitor));
  assert.equal(status, 200);
  return JSON.parse(text).modules.find((module) => module.name === name).version;
}

async function inTurns(count, work) {
  const results = [];
  for (let i = 0; i < count; i += 50)
    results.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, n) => work(i + n)))),
    );
  return results;
}

/** Every edge gives this version to somebody who does not try anything. */
const everyEdgeHas = (world, wanted) => async () => {
  const found = await Promise.all(
    Array.from({ length: 10 }, () => versionFor(world, 'nobody-in-particular')),
  );
  return found.every((version) => version === wanted);
};

/** The second release of these checks: one file more than the first. */
async function offered(world) {
  if (world.second) return world.second;
  const made = await makeVariant(world, name, (dist) =>
    writeFileSync(join(dist, 'js/second.js'), '// second\n'),
  );
  await installRemote(world, name, made.version, made.tag);
  await until('the second release runs', 60, async () => {
    const pods = await world.pods(`fitfolio.dev/module-version=${made.version}`);
    return pods.some(({ status }) => status.containerStatuses?.every(({ ready }) => ready));
  });
  return (world.second = made);
}

async function canary(world) {
  const { version } = await offered(world);
  await release(world, name, '--version', version, '--weight', String(weight));
  await until('somebody tries it', 30, async () => {
    const found = await inTurns(100, (n) => versionFor(world, `early-${n}`));
    return found.includes(version);
  });
  // Both edges have it, so that nobody is told two things while one of them is late.
  await until('the edges agree', 30, async () => {
    const twice = await inTurns(100, async (n) => (await versionFor(world, `e-${n % 20}`)) === version);
    return twice.every((tries, n) => tries === twice[n % 20]);
  });
  const first = await inTurns(people, (n) => versionFor(world, `person-${n}`));
  const again = await inTurns(people, (n) => versionFor(world, `person-${n}`));
  assert.deepEqual(again, first, 'nobody switches');
  const tries = first.filter((one) => one === version).length;
  const wanted = (people * weight) / 100;
  assert.ok(Math.abs(tries - wanted) <= spread, `${tries} of ${people} people, wanted ${wanted}`);
  for (let n = 0; n < 60; n += 1) {
    const { text } = await ask(`${world.url}/`, as(`person-${n}`));
    const versions = new Set(
      [...text.matchAll(/\/remotes\/mfe-public\/([^/"]+)\//g)].map(([, found]) => found),
    );
    assert.deepEqual([...versions], [first[n]], 'one version in each page');
  }
  return `${tries} of ${people} people at ${weight} %, the same twice; 60 pages of one version each`;
}

async function promoteAndUndo(world) {
  const { version } = await offered(world);
  const before = world.release(name);
  await release(world, 'promote', name);
  await until('everybody gets it', 30, everyEdgeHas(world, version));
  await release(world, 'undo', name, '--reason', 'the test takes it back');
  const since = Date.now();
  await until('everybody gets the one before', 30, everyEdgeHas(world, before));
  const took = Date.now() - since;
  const { text } = await ask(`${world.url}/remotes/${name}/${version}/release.json`);
  assert.ok(text !== undefined);
  return `undone for new pages ${seconds(took)} after the command`;
}

/** Reports come as the host sends them when a remote does not load. */
async function undoneByItself(world) {
  const { version } = await offered(world);
  await release(world, name, '--version', version, '--weight', '50');
  await until(
    'people try it',
    30,
    async () =>
      (await inTurns(40, (n) => versionFor(world, `v-${n}`))).filter((one) => one === version).length >= 10,
  );
  const since = Date.now();
  await inTurns(150, async (n) => {
    const { text } = await ask(`${world.url}/`, as(`v-${n}`));
    if (!text.includes(`/remotes/${name}/${version}/`)) return;
    await fetch(`${world.url}/remotes/report`, {
      method: 'POST',
      headers: { cookie: `visitor=v-${n}`, 'content-type': 'text/plain' },
      body: JSON.stringify({ name, version }),
    });
  });
  const { spec } = await until('it is taken back', 90, async () => {
    const module = await world.get('frontendmodule', name);
    return (module.spec.canary?.weight ?? 0) === 0 && module;
  });
  assert.equal(spec.change.verb, 'undo');
  await until('nobody tries it', 30, async () =>
    (await inTurns(40, (n) => versionFor(world, `v-${n}`))).every((one) => one !== version),
  );
  return `${seconds(Date.now() - since)} after the first report: “${spec.change.reason}”`;
}

const degraded = (world, wanted) =>
  until('the module says what is wrong', 60, async () => {
    const { status } = await world.get('frontendmodule', name);
    const found = status?.conditions?.find(({ type }) => type === 'Degraded');
    return found?.status === 'True' && found.reason === wanted && found;
  });

/** What somebody decides by hand. */
const patchModule = (world, spec) =>
  world.kubectl(['patch', 'frontendmodule', name, '--type=merge', '-p', JSON.stringify({ spec })]);

async function missing(world) {
  const before = world.release(name);
  const patch = (stable) => patchModule(world, { stable, canary: null });
  await patch('9.9.9-0000000000');
  const { reason, message } = await degraded(world, 'ReleaseMissing');
  assert.equal(await versionFor(world, 'anybody'), before, 'the last good version goes on');
  await patch(before);
  await until('it is well again', 60, async () => {
    const { status } = await world.get('frontendmodule', name);
    return status.conditions.find(({ type }) => type === 'Degraded')?.status === 'False';
  });
  return `${reason}: ${message}`;
}

async function lying(world) {
  const made = await makeVariant(
    world,
    name,
    (dist) => writeFileSync(join(dist, 'js/third.js'), '// third\n'),
    (dist) => appendFileSync(join(dist, 'js/third.js'), 'alert(1);\n'),
  );
  const helmRelease = await installRemote(world, name, made.version, made.tag);
  const patch = (canary) => patchModule(world, { canary });
  await patch({ version: made.version, weight: 100 });
  const { reason, message } = await degraded(world, 'IntegrityBroken');
  const found = await inTurns(50, (n) => versionFor(world, `liar-${n}`));
  assert.ok(
    found.every((version) => version === world.release(name)),
    'nobody gets it',
  );
  const { status } = await ask(`${world.url}/remotes/${name}/${made.version}/js/third.js`);
  assert.equal(status, 404);
  await patch(null);
  await world.helm('uninstall', helmRelease);
  return `${reason}: ${message}`;
}

export const moduleChecks = [
  { name: 'a canary gets its share, and nobody switches', run: canary },
  { name: 'a release is promoted and taken back', run: promoteAndUndo },
  { name: 'a canary that fails is taken back by itself', run: undoneByItself },
  { name: 'a release that is not there costs nothing', run: missing },
  { name: 'a release that lies about its files is not served', run: lying },
];
