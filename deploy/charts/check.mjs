// The charts without a cluster: lint, strict schemas of Kubernetes, and what they render held against what was reviewed.
// `node deploy/charts/check.mjs --update` writes the reviewed renders anew.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foreignKinds, renderCases, said } from './cases.mjs';
import { packCharts } from './pack.mjs';

const source = fileURLToPath(new URL('.', import.meta.url));
const golden = join(source, 'golden');
const kubernetes = '1.36.0';
/** Throws the first fault. `update` writes what is rendered instead of comparing it. */
export function checkCharts({ helm, validate, update = false }) {
  const charts = packCharts(helm);
  try {
    const cases = renderCases({ helm, charts });
    for (const { chart, name, values, text, documents } of cases) {
      said(helm, ['lint', '--strict', charts.packed[chart], '-f', values]);
      const file = join(charts.folder, `${name}.yaml`);
      writeFileSync(file, documents.filter((one) => !foreignKinds.test(one)).join('---\n'));
      said(validate, ['-k', kubernetes, '--strict', file]);
      compare(name, text, update);
    }
    const names = new Set(cases.map(({ name }) => `${name}.yaml`));
    const stale = readdirSync(golden).filter((file) => !names.has(file));
    if (update) for (const file of stale) rmSync(join(golden, file));
    else if (stale.length) throw new Error(`Renders of cases that are gone: ${stale.join(', ')}`);
    return cases.length;
  } finally {
    charts.remove();
  }
}

function compare(name, text, update) {
  const file = join(golden, `${name}.yaml`);
  mkdirSync(golden, { recursive: true });
  if (update) return writeFileSync(file, text);
  const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (reviewed === text) return undefined;
  const diff = spawnSync('diff', ['-u', file, '-'], { input: text, encoding: 'utf8' }).stdout;
  throw new Error(
    `${name} renders other objects than were reviewed (node deploy/charts/check.mjs --update):\n${diff}`,
  );
}

if (import.meta.main) {
  const { helm, kubernetesValidate } = await import('../cluster/tools/tools.mjs');
  const update = process.argv.includes('--update');
  const count = checkCharts({ helm: helm(), validate: kubernetesValidate(), update });
  console.log(`✓ ${count} cases`);
}
