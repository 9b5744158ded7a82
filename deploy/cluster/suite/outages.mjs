// What goes away beneath the site: the messages, the Kubernetes API, the node, and the right time.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi, startControllers } from '../node/control-plane.mjs';
import { killNode, startNode } from '../node/node.mjs';
import { end as endProcesses, processesOfPod } from '../node/processes.mjs';
import { makeBuyer, none, readers, rolledOut, whileBuying } from './people.mjs';
import { seconds, services, trial, until } from './world.mjs';

const apiAwayMs = 60_000;
const nodeAwayMs = 3_000;
const clockProgram = fileURLToPath(new URL('../node/clock.mjs', import.meta.url));
/** Clocks that nobody keeps are off by minutes; a token is good for fifteen. */
const clockOffMs = 5 * 60_000;

/** JetStream's whole store goes with its pod; what was not handled is sent again from the outboxes. */
async function losesMessages(world) {
  const buyer = await makeBuyer(world, 'courier', 7);
  await world.kubectl(['delete', 'pod', `${trial}-nats-0`, '--grace-period=0', '--force']);
  await buyer.submit();
  const since = Date.now();
  await until('the analysis has its result', 120, async () => {
    const { data } = await buyer.get(`/free-analysis/${buyer.submitted[0]}`);
    return data.status === 'completed';
  });
  return `an analysis that was sent meanwhile was there ${seconds(Date.now() - since)} later`;
}

const nodeIsReady = (world) =>
  until('the node is ready again', 180, async () => {
    const [node] = (await world.get('nodes')).items;
    return node.status.conditions.some(({ type, status }) => type === 'Ready' && status === 'True');
  });

async function allIsWell(world) {
  await nodeIsReady(world);
  await rolledOut(world);
  await until('every part is well', 180, async () => (await fetch(`${world.url}/healthz`)).ok);
}

const controllers = ['kube-controller-manager', 'kube-scheduler'];

/** The processes that lead among the controllers; one that has begun anew waits until the lease of the last has run out. */
const leaders = async (world) =>
  Promise.all(
    controllers.map(
      async (name) => (await world.get('-n', 'kube-system', 'lease', name)).spec.holderIdentity,
    ),
  );

/** Readers go on until all is as before: a controller that had only slept would now think that the node had been away. */
async function withoutApi(world) {
  const before = await leaders(world);
  const { sent, failed } = await readers(world, async () => {
    await endProcesses(['apiserver'], 'SIGKILL');
    await pause(apiAwayMs);
    await startApi(world.kube);
    await endProcesses(['controller-manager', 'scheduler']);
    startControllers(world.kube);
    await until('the new controllers lead', 60, async () =>
      (await leaders(world)).every((leader) => !before.includes(leader)),
    );
    await allIsWell(world);
  });
  none(failed);
  return `${seconds(apiAwayMs)} without it: 0 of ${sent} failed`;
}

/** Every process of the node ends at once, as when its power is cut. What pods had written is there again. */
async function nodeRestarts(world) {
  let took = 0;
  const operations = await whileBuying(world, 'owner', async () => {
    await pause(nodeAwayMs);
    await killNode();
    await pause(nodeAwayMs);
    const since = Date.now();
    await startNode(world.kube);
    await allIsWell(world);
    took = Date.now() - since;
  });
  return `all is well ${seconds(took)} after its start; ${operations} operations, every one there once`;
}

const run = promisify(execFile);

/** Sets the clock of every process of a pod, by the debugger that Node opens inside the pod's own network. */
async function setClock(pod, shiftMs) {
  for (const pid of processesOfPod(pod.metadata.uid, /main\.js/)) {
    const inside = ['--target', String(pid), '--net', process.execPath, clockProgram];
    await run('nsenter', [...inside, String(pid), String(shiftMs)]);
  }
}

/** One of the two that answer for each service is ahead, its worker is behind. */
async function clocksDiffer(world) {
  const shifted = [];
  for (const name of services)
    for (const [role, shiftMs] of [
      ['http', clockOffMs],
      ['worker', -clockOffMs],
    ]) {
      const [pod] = await world.pods(`app.kubernetes.io/component=${name},fitfolio.dev/role=${role}`);
      shifted.push({ pod, shiftMs });
    }
  try {
    for (const { pod, shiftMs } of shifted) await setClock(pod, shiftMs);
    const operations = await whileBuying(world, 'early', async () => {
      const { sent, failed } = await readers(world, () => pause(10_000));
      none(failed);
      world.readAtOtherTimes = sent;
    });
    return `${shifted.length} pods off by ${clockOffMs / 60_000} minutes: 0 of ${world.readAtOtherTimes} reads failed, ${operations} operations, every one there once`;
  } finally {
    for (const { pod } of shifted) await setClock(pod, 0);
  }
}

export const outageChecks = [
  { name: 'the loss of every message loses nothing', run: losesMessages },
  { name: 'the site lives while the Kubernetes API is away', run: withoutApi },
  { name: 'clocks that differ cost nobody anything', run: clocksDiffer },
  { name: 'a node that loses its power comes back with its pods: the books are right', run: nodeRestarts },
];
