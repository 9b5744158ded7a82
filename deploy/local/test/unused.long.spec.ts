import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'fitfolio-unused-'));
  for (const file of git('ls-files', '-co', '--exclude-standard').split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(tree, file));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('finds a file that nobody imports, in every workspace', () => {
  const sources = git('ls-files', 'services', 'shell', 'mfe-*', 'deploy').split('\n');
  const workspaces = sources
    .filter((file) => file.endsWith('/package.json') && !file.includes('/template/'))
    .map((file) => dirname(file));
  const planted = workspaces.map((folder) => `${folder}/src/planted/dead.ts`);
  expect(planted.length).toBeGreaterThan(15);
  for (const file of planted) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), 'export const dead = 1;\n');
  }
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const run = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--reporter', 'json', '--include', 'files'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  const found = planted.filter((file) => run.stdout.includes(file));
  expect([found, run.status]).toEqual([planted, 1]);
}, 120_000);
