// run.mjs up | down | kubectl ARGS | exec COMMAND
import { fail, run } from '../local/bin/lib/prepare.mjs';
import { assertPossible, down, leftovers } from './node/cluster.mjs';
import { adminConfig, inNamespace } from './node/place.mjs';
import { startCluster } from './start.mjs';
import { ensureNodePrograms, kube } from './tools/tools.mjs';

const [command, ...args] = process.argv.slice(2);
const usage = 'npm run cluster -- up | down | kubectl ARGS | exec COMMAND';

async function start() {
  await ensureNodePrograms();
  assertPossible();
  await startCluster(await kube());
}

if (command === 'up') {
  const since = Date.now();
  await start();
  console.log(`The cluster is up (${((Date.now() - since) / 1000).toFixed(1)} s).`);
} else if (command === 'down') {
  await down(await kube());
  const left = leftovers();
  if (left.length) fail(`Left behind:\n${left.join('\n')}`);
} else if (command === 'kubectl') {
  const [file, ...rest] = inNamespace([await kube(), 'kubectl', '--kubeconfig', adminConfig, ...args]);
  process.exit(await run(file, rest));
} else if (command === 'exec') {
  const [file, ...rest] = inNamespace(args);
  process.exit(await run(file, rest));
} else fail(usage, 2);
