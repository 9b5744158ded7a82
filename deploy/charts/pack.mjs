// Packs the charts with those that they depend on, all from this folder: no repository of charts is asked.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('.', import.meta.url));
/** Those that others depend on come first. */
const order = [
  'lib',
  'service',
  'remote',
  'edge',
  'registry',
  'fitfolio-crds',
  'fitfolio',
  'fitfolio-dev',
  'team',
];

/** The archives by the names of the charts, in a new folder of `out` that the caller removes. */
export function packCharts(helm) {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-charts-'));
  const present = order.filter((name) => existsSync(join(source, name)));
  for (const name of present) cpSync(join(source, name), join(folder, name), { recursive: true });
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const packed = {};
  for (const name of present) {
    execFileSync(helm, ['dependency', 'update', name, '--skip-refresh'], options);
    execFileSync(helm, ['package', name], options);
    packed[name] = join(
      folder,
      readdirSync(folder).find((file) => new RegExp(`^${name}-[0-9.]+\\.tgz$`).test(file)),
    );
  }
  return { folder, packed, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `npm run charts`: the archives in deploy/charts/dist, for `helm install`. */
if (import.meta.main) {
  const { helm } = await import('../cluster/tools/tools.mjs');
  const { packed, remove } = packCharts(helm());
  const out = join(source, 'dist');
  mkdirSync(out, { recursive: true });
  for (const file of Object.values(packed)) {
    cpSync(file, join(out, basename(file)));
    console.log(join('deploy/charts/dist', basename(file)));
  }
  remove();
}
