// The charts alone, then images, cluster, suite, and the proof that nothing stays.
//   test.mjs [--no-cluster] [--only NAME] [--record-messages]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkCharts } from '../charts/check.mjs';
import { root, run } from '../local/bin/lib/prepare.mjs';
import { assertPossible, down, importImage, leftovers, sysctlsNow } from './node/cluster.mjs';
import { inNamespace } from './node/place.mjs';
import { startCluster } from './start.mjs';
import { ensureNodePrograms, helm, kube, kubernetesValidate } from './tools/tools.mjs';

const { values: options } = parseArgs({
  options: {
    'no-cluster': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'record-messages': { type: 'boolean', default: false },
  },
});
const suite = fileURLToPath(new URL('suite/main.mjs', import.meta.url));
const began = Date.now();
const builtImages = () => JSON.parse(readFileSync(join(root, 'deploy/images/dist/images.json'), 'utf8'));
const say = (line) => console.log(`${line} (${((Date.now() - began) / 1000).toFixed(0)} s since the start)`);

checkCharts({ helm: helm(), validate: kubernetesValidate() });
say('✓ charts');
if (options['no-cluster']) process.exit(0);

await ensureNodePrograms();
assertPossible();
const program = await kube();
say('✓ tools');
if ((await run(process.execPath, [join(root, 'deploy/images/build.mjs'), '--trial'])) !== 0) process.exit(1);
say('✓ images');

// Ctrl-C ends the suite, which is told as well; the cluster is then taken down as always.
process.on('SIGINT', () => {});

const before = sysctlsNow();
let code = 1;
try {
  await startCluster(program);
  say('✓ cluster');
  for (const name of Object.keys(builtImages())) importImage(join(root, `deploy/images/dist/${name}.tar`));
  const [file, ...args] = inNamespace([
    process.execPath,
    suite,
    program,
    helm(),
    options.only,
    options['record-messages'] ? 'record' : 'test',
  ]);
  code = await run(file, args);
} catch (error) {
  console.error(error.message);
} finally {
  await down(program);
}
const left = leftovers(before);
if (left.length) console.log(`✗ left behind:\n${left.join('\n')}`);
else say('✓ nothing is left behind');
process.exit(code || (left.length ? 1 : 0));
