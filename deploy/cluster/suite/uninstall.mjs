// Uninstalling leaves what is meant to stay: the Secrets that were made by hand, and the modules with their kind.
import { strict as assert } from 'node:assert';
import { namespace, trial, until } from './world.mjs';

const meantToStay = [
  /^secret\/(fitfolio|dev)-/,
  /^frontendmodule/,
  /^configmap\/kube-root-ca\.crt$/,
  /^serviceaccount\/default$/,
];

async function uninstalls(world) {
  const listed = JSON.parse(await world.helm('list', '-o', 'json')).map(({ name }) => name);
  // The servers go last: a service that stops puts down what it has in hand.
  const releases = [...listed.filter((name) => name !== trial), trial];
  for (const name of releases) await world.helm('uninstall', name, '--wait', '--timeout', '90s');
  const kinds = (await world.kubectl(['api-resources', '--namespaced', '--verbs=list', '-o', 'name']))
    .trim()
    .split('\n');
  const watched = kinds.filter((kind) => !/^events|^leases/.test(kind));
  await until('nothing is left', 60, async () => {
    const there = (await world.kubectl(['get', watched.join(','), '-o', 'name', '--ignore-not-found']))
      .trim()
      .split('\n');
    const left = there.filter((name) => name && !meantToStay.some((shape) => shape.test(name)));
    assert.deepEqual(left, []);
    return true;
  });
  const crds = await world.kubectl(['get', 'crd', '-o', 'name']);
  assert.match(crds, /frontendmodules\.fitfolio\.dev/, 'the kind stays, with the decisions');
  await world.kubectl(['delete', 'namespace', namespace, '--timeout=90s']);
  return `${releases.length} releases, ${watched.length} kinds looked at`;
}

export const uninstallChecks = [{ name: 'uninstalling leaves only what is meant to stay', run: uninstalls }];
