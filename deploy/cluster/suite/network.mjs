// NetworkPolicies are in force during all checks; here is what they keep apart.
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { processesOfPod } from '../node/processes.mjs';
import { site, trial } from './world.mjs';

const connectSeconds = '1';

/** Whether a connection from inside a pod's network opens. */
const reaches = (pod, host, port) => {
  const [pid] = processesOfPod(pod.metadata.uid, /./);
  const connect = ['timeout', connectSeconds, 'bash', '-c', `</dev/tcp/${host}/${port}`];
  return new Promise((resolve) => {
    execFile('nsenter', ['--target', String(pid), '--net', ...connect], (error) => resolve(!error));
  });
};

async function apart(world) {
  const podOf = async (selector) => (await world.pods(selector))[0];
  const component = (name, role) =>
    podOf(`app.kubernetes.io/component=${name}${role ? `,fitfolio.dev/role=${role}` : ''}`);
  const address = async (service) => (await world.get('service', service)).spec.clusterIP;
  const edge = await component('edge');
  const worker = await component('analysis', 'worker');
  const remote = await podOf('fitfolio.dev/module=mfe-public');
  const registry = await component('registry');
  const stranger = await component('postgres');
  const hosts = {
    auth: await address(`${site}-auth`),
    credits: await address(`${site}-credits`),
    edge: await address(`${site}-edge`),
    postgres: await address(`${trial}-postgres`),
    nats: await address(`${trial}-nats`),
  };
  const api = '10.96.0.1';
  const ways = [
    ['the edge', edge, hosts.auth, 8080, true],
    ['the edge', edge, hosts.postgres, 5432, false],
    ['the edge', edge, api, 443, false],
    ['a worker', worker, hosts.postgres, 5432, true],
    ['a worker', worker, hosts.nats, 4222, true],
    ['a worker', worker, hosts.auth, 8080, true],
    ['a worker', worker, hosts.credits, 8080, false],
    ['a worker', worker, api, 443, false],
    ['the registry', registry, api, 443, true],
    ['the registry', registry, hosts.postgres, 5432, false],
    ['a remote', remote, hosts.auth, 8080, false],
    ['a remote', remote, hosts.postgres, 5432, false],
    ['a remote', remote, api, 443, false],
    ['a stranger', stranger, hosts.edge, 80, true],
    ['a stranger', stranger, hosts.edge, 9090, false],
    ['a stranger', stranger, hosts.credits, 8080, false],
    ['a stranger', stranger, remote.status.podIP, 8080, false],
  ];
  const found = await Promise.all(ways.map(([, pod, host, port]) => reaches(pod, host, port)));
  for (const [i, [who, , host, port, wanted]] of ways.entries())
    assert.equal(found[i], wanted, `${who} to ${host}:${port}`);
  const open = found.filter(Boolean).length;
  return `${open} ways are open, ${found.length - open} are not`;
}

export const networkChecks = [{ name: 'nobody reaches whom no policy names', run: apart }];
