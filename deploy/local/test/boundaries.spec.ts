import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const tree = mkdtempSync(join(tmpdir(), 'fitfolio-boundaries-'));

function write(path: string, text: string): void {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What it is, who imports, what is imported, and the rule that refuses it. No two files have one name. */
const cases: [string, string, string, string][] = [
  [
    'one reader of the engine imports the other',
    'services/analysis/engine/src/job/a1.ts',
    '../resume/b1.js',
    'engine-floor-job',
  ],
  [
    'a floor of the engine imports a higher one',
    'services/analysis/engine/src/catalogue/a2.ts',
    '../clause/b2.js',
    'engine-floor-catalogue',
  ],
  ['an mfe imports another', 'mfe-public/src/a3.ts', '../../mfe-account/src/b3.js', 'no-mfe-to-mfe'],
  ['an mfe imports the host', 'mfe-public/src/a4.ts', '../../shell/host/src/b4.js', 'no-mfe-to-host'],
  ['the host imports an mfe', 'shell/host/src/a5.ts', '../../../mfe-public/src/b5.js', 'no-host-to-mfe'],
  [
    'an app imports another app',
    'services/auth/app/src/a6.ts',
    '../../../credits/app/src/b6.js',
    'app-uses-doors',
  ],
  [
    'an mfe imports an app',
    'mfe-public/src/a7.ts',
    '../../services/auth/app/src/b7.js',
    'front-ends-see-doors-only',
  ],
  [
    'a contract imports its app',
    'services/auth/contract/src/a8.ts',
    '../../app/src/b8.js',
    'contract-is-a-door-only',
  ],
  [
    'a feature imports its neighbour',
    'mfe-public/src/home/a9.ts',
    '../pricing/b9.js',
    'features-do-not-meet',
  ],
  [
    'a feature of a service imports its neighbour',
    'services/credits/app/src/coupons/a10.ts',
    '../bundles/b10.js',
    'features-do-not-meet',
  ],
  [
    'a feature of a new service imports its neighbour',
    'services/hello/app/src/one/a11.ts',
    '../two/b11.js',
    'features-do-not-meet',
  ],
  [
    'what features share imports one of them',
    'mfe-public/src/shared/a12.ts',
    '../home/b12.js',
    'shared-knows-no-feature',
  ],
  [
    'a provider of payments imports its orders',
    'services/payments/app/src/providers/a13.ts',
    '../orders/b13.js',
    'providers-know-no-orders',
  ],
  [
    'a service imports deploy',
    'services/auth/app/src/a14.ts',
    '../../../../deploy/local/src/b14.js',
    'nothing-imports-deploy',
  ],
];

const engine = "'@fitfolio/fit-engine/analyse'";
const src = 'services/credits/app/src';
const importing = (from: string): string => `import { x } from ${from};\nexport const a = x;\n`;
const files: Record<string, string> = {
  'services/analysis/engine/src/analyse.ts': 'export const x = 1;',
  'shell/kit/src/thing.ts': 'export const x = 1;',
  [`${src}/ledger/b.ts`]: 'export const x = 1;',
  [`${src}/ledger/d.ts`]: importing("'../holds/c.js'"),
  [`${src}/holds/a.ts`]: importing("'../ledger/b.js'"),
  [`${src}/holds/c.ts`]: 'export const x = 1;',
  'mfe-public/src/behind-a-door.ts': importing("'@fitfolio/web-kit/inner/x'"),
  'mfe-public/src/antd.ts': "import { Button } from 'antd';\nexport const a = Button;\n",
  'mfe-public/src/kit.ts': importing("'@fitfolio/web-kit/thing'"),
  'mfe-analysis/src/first-load.ts': importing(engine),
  'mfe-analysis/src/lazily.ts': `export const a = () => import(${engine});\n`,
  'mfe-account/src/lazily.ts': `export const a = () => import(${engine});\n`,
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}
let violations: readonly Violation[] = [];

/** Names of the rules that are broken from one file. */
const broken = (from: string): string[] => [
  ...new Set(violations.filter((v) => v.from === from).map((v) => v.rule.name)),
];

beforeAll(() => {
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
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const [, from, to] of cases) {
    write(from, importing(`'${to}'`));
    write(posix.join(posix.dirname(from), to.replace(/\.js$/, '.ts')), 'export const x = 1;');
  }
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cli, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  ({ violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it.each(cases)('refuses it when %s', (_what, from, _to, rule) => expect(broken(from)).toContain(rule));

it('refuses two folders of a service that import each other, file by file in no circle', () =>
  expect(violations.filter((v) => v.rule.name === 'no-folder-circle').map((v) => v.from)).toContain(
    `${src}/holds`,
  ));

it.each([
  [
    'a reach behind a door: what a package does not export',
    'mfe-public/src/behind-a-door.ts',
    'no-unresolvable',
  ],
  ['a remote that imports antd directly', 'mfe-public/src/antd.ts', 'front-ends-use-the-curated-kit'],
  ['the engine on a first load', 'mfe-analysis/src/first-load.ts', 'engine-in-browser-lazily'],
  [
    'the engine in another remote, lazily too',
    'mfe-account/src/lazily.ts',
    'engine-in-browser-lazily-and-only-for-analysis',
  ],
])('refuses %s, and for no other reason', (_what, from, rule) => expect(broken(from)).toEqual([rule]));

it.each(['mfe-analysis/src/lazily.ts', 'mfe-public/src/kit.ts'])(
  'takes the engine lazily in its own remote, and web-kit: %s',
  (from) => expect(broken(from)).toEqual([]),
);
