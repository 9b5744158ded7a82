// Runs the checks inside the cluster's network: main.mjs KUBE HELM [PART_OF_A_NAME]. Each says its figures in one line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChecks } from './install.mjs';
import { moduleChecks } from './modules.mjs';
import { refusalChecks } from './refusals.mjs';
import { rollingChecks } from './rolling.mjs';
import { scalingChecks } from './scaling.mjs';
import { teamChecks } from './team.mjs';
import { uninstallChecks } from './uninstall.mjs';
import { seconds, World } from './world.mjs';

const [kube, helm, only = ''] = process.argv.slice(2);
const [first, ...others] = installChecks;
/** Without a site there is nothing to look at; without its end nothing to leave. */
const wanted = [
  ...others,
  ...refusalChecks,
  ...moduleChecks,
  ...teamChecks,
  ...rollingChecks,
  ...scalingChecks,
].filter(({ name }) => name.includes(only));
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

if (await check(first)) {
  for (const one of wanted) await check(one);
  for (const one of uninstallChecks) await check(one);
}
world.charts.remove();
rmSync(folder, { recursive: true, force: true });
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed ? 1 : 0);
