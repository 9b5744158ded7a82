import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fitfolio-boundaries-'));
  for (const [name, folder] of Object.entries({
    'fit-engine': 'services/analysis/engine',
    'web-kit': 'shell/kit',
  })) {
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: `@fitfolio/${name}`, exports: { './*': './src/*.ts' } }),
    );
    mkdirSync(join(tree, 'node_modules/@fitfolio'), { recursive: true });
    symlinkSync(join(tree, folder), join(tree, `node_modules/@fitfolio/${name}`));
  }
  write('node_modules/antd/package.json', JSON.stringify({ name: 'antd', main: 'index.js' }));
  write('node_modules/antd/index.js', 'export const Button = 1;');
  write('services/analysis/engine/src/analyse.ts', 'export const analyse = 1;');
  write('shell/kit/src/thing.ts', 'export const thing = 1;');
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Names of the rules broken when `from` holds `text`. */
function broken(from: string, text: string): string[] {
  write(from, text);
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cli, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map((v) => v.rule.name))].sort();
}

const cases: [string, string, string, string][] = [
  [
    'one reader of the engine imports the other',
    'services/analysis/engine/src/job/a.ts',
    '../resume/b.js',
    'engine-floor-job',
  ],
  [
    'a floor of the engine imports a higher one',
    'services/analysis/engine/src/catalogue/a.ts',
    '../clause/b.js',
    'engine-floor-catalogue',
  ],
  ['an mfe imports another', 'mfe-public/src/a.ts', '../../mfe-account/src/b.js', 'no-mfe-to-mfe'],
  ['an mfe imports the host', 'mfe-public/src/a.ts', '../../shell/host/src/b.js', 'no-mfe-to-host'],
  ['the host imports an mfe', 'shell/host/src/a.ts', '../../../mfe-public/src/b.js', 'no-host-to-mfe'],
  [
    'an app imports another app',
    'services/auth/app/src/a.ts',
    '../../../credits/app/src/b.js',
    'app-uses-doors',
  ],
  [
    'an mfe imports an app',
    'mfe-public/src/a.ts',
    '../../services/auth/app/src/b.js',
    'front-ends-see-doors-only',
  ],
  [
    'a contract imports its app',
    'services/auth/contract/src/a.ts',
    '../../app/src/b.js',
    'contract-is-a-door-only',
  ],
  ['a feature imports its neighbour', 'mfe-public/src/home/a.ts', '../pricing/b.js', 'features-do-not-meet'],
  [
    'a feature of a service imports its neighbour',
    'services/credits/app/src/coupons/a.ts',
    '../bundles/b.js',
    'features-do-not-meet',
  ],
  [
    'a feature of a new service imports its neighbour',
    'services/hello/app/src/one/a.ts',
    '../two/b.js',
    'features-do-not-meet',
  ],
  [
    'what features share imports one of them',
    'mfe-public/src/shared/a.ts',
    '../home/b.js',
    'shared-knows-no-feature',
  ],
  [
    'a provider of payments imports its orders',
    'services/payments/app/src/providers/a.ts',
    '../orders/b.js',
    'providers-know-no-orders',
  ],
  [
    'a service imports deploy',
    'services/auth/app/src/a.ts',
    '../../../../deploy/local/src/b.js',
    'nothing-imports-deploy',
  ],
];

it.each(cases)('refuses it when %s', (_what, from, to, rule) => {
  write(join(dirname(from), to.replace(/\.js$/, '.ts')), 'export const b = 1;');
  expect(broken(from, `import { b } from '${to}';\nexport const a = b;\n`)).toContain(rule);
});

it('refuses two folders of a service that import each other, file by file in no circle', () => {
  const src = 'services/credits/app/src';
  write(`${src}/ledger/b.ts`, 'export const b = 1;');
  write(`${src}/ledger/d.ts`, "import { c } from '../holds/c.js';\nexport const d = c;\n");
  write(`${src}/holds/c.ts`, 'export const c = 1;');
  expect(broken(`${src}/holds/a.ts`, "import { b } from '../ledger/b.js';\nexport const a = b;\n")).toContain(
    'no-folder-circle',
  );
});

it('refuses a reach behind a door: what a package does not export', () => {
  expect(
    broken('mfe-public/src/a.ts', "import { x } from '@fitfolio/web-kit/inner/x';\nexport const a = x;\n"),
  ).toEqual(['no-unresolvable']);
});

it('refuses a remote that imports antd directly', () => {
  expect(broken('mfe-public/src/a.ts', "import { Button } from 'antd';\nexport const a = Button;\n")).toEqual(
    ['front-ends-use-the-curated-kit'],
  );
});

it('refuses the engine on a first load, and takes it lazily', () => {
  const engine = "'@fitfolio/fit-engine/analyse'";
  expect(
    broken('mfe-analysis/src/a.ts', `import { analyse } from ${engine};\nexport const a = analyse;\n`),
  ).toEqual(['engine-in-browser-lazily']);
  expect(broken('mfe-analysis/src/a.ts', `export const a = () => import(${engine});\n`)).toEqual([]);
  expect(broken('mfe-account/src/c.ts', `export const a = () => import(${engine});\n`)).toEqual([
    'engine-in-browser-lazily-and-only-for-analysis',
  ]);
});

it('takes web-kit in a remote', () => {
  expect(
    broken(
      'mfe-public/src/a.ts',
      "import { thing } from '@fitfolio/web-kit/thing';\nexport const a = thing;\n",
    ),
  ).toEqual([]);
});
