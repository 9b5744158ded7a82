// Runs the checks inside the cluster's network: main.mjs KUBE HELM PART_OF_A_NAME [record]. Each says its figures in one line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupChecks } from './backup.mjs';
import { browserChecks, installChecks } from './install.mjs';
import { kindChecks } from './kinds.mjs';
import { moduleChecks } from './modules.mjs';
import { networkChecks } from './network.mjs';
import { outageChecks } from './outages.mjs';
import { refusalChecks } from './refusals.mjs';
import { recordChecks, replayChecks } from './replay.mjs';
import { rollingChecks } from './rolling.mjs';
import { scalingChecks } from './scaling.mjs';
import { teamChecks } from './team.mjs';
import { traceChecks } from './traces.mjs';
import { uninstallChecks } from './uninstall.mjs';
import { seconds, World } from './world.mjs';

const [kube, helm, only, task] = process.argv.slice(2);
const [first, ...others] = installChecks;
/** Lists that run one after the other; the lists of one line run beside each other, for they change nothing that stays. */
const all = [
  [others],
  [browserChecks, [...refusalChecks, ...kindChecks, ...networkChecks]],
  [moduleChecks],
  [teamChecks],
  [traceChecks],
  [outageChecks],
  [backupChecks],
  [rollingChecks],
  [scalingChecks],
  // What it says has no payments behind it.
  [replayChecks],
];
const wanted = (checks) => checks.filter(({ name }) => name.includes(only));
const folder = mkdtempSync(join(tmpdir(), 'fitfolio-suite-'));
const world = new World({ kube, helm, folder });
const results = { passed: 0, failed: 0 };

async function check({ name, run }) {
  const since = Date.now();
  try {
    const figures = await run(world);
    console.log(`✓ ${name} (${seconds(Date.now() - since)})${figures ? `: ${figures}` : ''}`);
    results.passed += 1;
    return true;
  } catch (error) {
    console.log(`✗ ${name} (${seconds(Date.now() - since)}): ${error.stack ?? error}`);
    results.failed += 1;
    return false;
  }
}

async function inOrder(checks) {
  for (const one of checks) await check(one);
}

// Without a site there is nothing to look at; without its end nothing to leave.
if (await check(first)) {
  if (task === 'record') await inOrder(recordChecks);
  else for (const beside of all) await Promise.all(beside.map((checks) => inOrder(wanted(checks))));
  await inOrder(uninstallChecks);
}
world.charts.remove();
rmSync(folder, { recursive: true, force: true });
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed ? 1 : 0);
