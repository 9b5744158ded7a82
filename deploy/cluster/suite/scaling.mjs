// Workers follow the queue: 1 → 5 → 1 by what JetStream says is not handled yet.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { withClient } from '../../local/bin/lib/audit.mjs';
import { newcomer } from '../../local/faults/people.mjs';
import { Buyer } from '../../local/faults/clients.mjs';
import { begin, end } from '../node/processes.mjs';
import { apiAddress } from '../node/place.mjs';
import { valuesOf } from './values.mjs';
import { seconds, site, trial, until } from './world.mjs';

const port = 6543;
const lag = 4;
const analyses = 300;
const measured = 240;
const group = 'external.metrics.k8s.io';
const source = fileURLToPath(new URL('../node/queue-metrics.mjs', import.meta.url));

/** The place of the metrics in the API, where KEDA's or Prometheus' adapter stands in production. */
const metricsApi = [
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'queue-metrics', namespace: 'kube-system' },
    spec: { ports: [{ port: 443, targetPort: port }] },
  },
  {
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: {
      name: 'queue-metrics',
      namespace: 'kube-system',
      labels: { 'kubernetes.io/service-name': 'queue-metrics' },
    },
    addressType: 'IPv4',
    ports: [{ port, name: '' }],
    endpoints: [{ addresses: [apiAddress], conditions: { ready: true } }],
  },
  {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name: `v1beta1.${group}` },
    spec: {
      group,
      version: 'v1beta1',
      groupPriorityMinimum: 100,
      versionPriority: 100,
      insecureSkipTLSVerify: true,
      service: { name: 'queue-metrics', namespace: 'kube-system' },
    },
  },
];

async function byQueue(world) {
  begin('queue-metrics', [
    process.execPath,
    source,
    apiAddress,
    String(port),
    await world.addressOf(`${trial}-nats`, 8222),
  ]);
  for (const object of metricsApi)
    await world
      .apply(object)
      .catch(async () =>
        world.kubectl(['-n', 'kube-system', 'apply', '-f', '-'], { input: JSON.stringify(object) }),
      );
  try {
    return await follow(world);
  } finally {
    for (const { kind, metadata } of metricsApi.toReversed())
      await world.kubectl(['-n', 'kube-system', 'delete', kind, metadata.name, '--ignore-not-found']);
    await end(['queue-metrics']);
  }
}

const worker = `${site}-analysis-worker`;

/** Analyses wait while no worker is there, as they do when more come than one can do. */
async function queueUp(world, count) {
  await world.kubectl(['scale', 'deployment', worker, '--replicas=0']);
  await until('no worker is there', 60, async () => {
    const pods = await world.pods('app.kubernetes.io/component=analysis,fitfolio.dev/role=worker');
    return pods.length === 0;
  });
  world.queuers ??= await Promise.all(
    Array.from(
      { length: 6 },
      async (_, i) => new Buyer((await newcomer(world, `queue-${i}`)).session, '', null, null),
    ),
  );
  await Promise.all(
    world.queuers.map(async (person) => {
      for (let n = 0; n < count / world.queuers.length; n += 1) await person.submit();
    }),
  );
  return world.queuers;
}

/** Processor seconds that all pods have used so far. */
const cpuSeconds = () => Number(readFileSync('/sys/fs/cgroup/cpuacct/kubepods/cpuacct.usage', 'utf8')) / 1e9;

/** How the same queue is worked off by more workers: from the first result to the last, so without the start of the first. */
async function growth(world) {
  await world.deploy(site, 'fitfolio', valuesOf(world), '--wait');
  const url = (await world.databases())('analysis');
  const told = [];
  let cost = 0;
  for (const workers of [1, 2, 4]) {
    const since = new Date();
    const before = cpuSeconds();
    await queueUp(world, measured);
    await world.kubectl(['scale', 'deployment', worker, `--replicas=${workers}`]);
    const [{ span, done }] = await until('every analysis has ended', 180, async () => {
      const { rows } = await withClient(url, (db) =>
        db.query(
          `select count(*) filter (where ended_at is null)::int as open, count(*)::int as done,
             extract(epoch from max(ended_at) - min(ended_at))::float as span from free_analysis where created_at >= $1`,
          [since],
        ),
      );
      return rows[0].open === 0 && rows;
    });
    assert.equal(done, measured);
    // One worker starts once: what more of them cost at their start is no cost of an analysis.
    if (workers === 1) cost = (cpuSeconds() - before) / measured;
    told.push(`${workers}: ${(done / span).toFixed(1)}`);
  }
  await world.kubectl(['scale', 'deployment', worker, '--replicas=1']);
  return `analyses a second by workers, on ${availableParallelism()} cores that everything shares: ${told.join(', ')}; ${cost.toFixed(2)} CPU seconds each, submitting included`;
}

async function follow(world) {
  const queues = ['free-analysis', 'fit-analysis'].map((name) => ({
    stream: 'EVT_ANALYSIS',
    consumer: `analysis_analysis-${name}-submitted-v1`,
    lag,
  }));
  const autoscaling = { kind: 'hpa', min: 1, max: 5, queues, downAfterSeconds: 10 };
  await world.deploy(site, 'fitfolio', valuesOf(world, { analysis: { worker: { autoscaling } } }), '--wait');
  const replicas = async () => (await world.get('deployment', worker)).spec.replicas;
  await until('the autoscaler reads the queue', 60, async () => {
    const { status } = await world.get('hpa', worker);
    return status.conditions?.some(({ type, status }) => type === 'ScalingActive' && status === 'True');
  });
  assert.equal(await replicas(), 1);

  const people = await queueUp(world, analyses);
  const since = Date.now();
  await world.kubectl(['scale', 'deployment', worker, '--replicas=1']);
  let most = 1;
  let done;
  await until('five workers', 90, async () => {
    most = Math.max(most, await replicas());
    return most === 5;
  });
  const up = Date.now() - since;
  await until('every analysis has its result', 180, async () => {
    for (const person of people) {
      const { data } = await person.get(`/free-analysis/${person.submitted.at(-1)}`);
      if (data.status !== 'completed') return false;
    }
    return (done = Date.now() - since);
  });
  await until('one worker again', 120, async () => (await replicas()) === 1);
  const down = Date.now() - since - done;
  return `1 → 5 in ${seconds(up)}, ${analyses} analyses in ${seconds(done)}, back to 1 after ${seconds(down)}`;
}

export const scalingChecks = [
  { name: 'one, two and four workers work off the same queue', run: growth },
  { name: 'workers follow the queue', run: byQueue },
];
