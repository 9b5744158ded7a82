import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { newService } from '../bin/lib/new.mjs';
import { newTree, remove, root } from './support/new-tree.js';

let tree: string;
beforeAll(() => {
  tree = newTree();
});
afterAll(() => remove(tree));

const node = (args: string[]) => spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
const link = (folder: string, name: string): void =>
  symlinkSync(join(tree, folder), join(tree, 'node_modules/@fitfolio', name));

it('npm run new makes a service whose types and tests hold', () => {
  expect(newService(tree, 'hello')).toBe('services/hello');
  link('services/hello/contract', 'hello-contract');
  link('services/hello/app', 'hello');
  const tsc = join(root, 'deploy/types/node_modules/.bin/tsc');
  // Contract and app ask for the same options: what they stand on is read once.
  const all = {
    extends: './tsconfig.base.json',
    include: ['services/hello/*/src', 'services/hello/*/test'],
  };
  for (const part of ['contract', 'app'])
    expect(JSON.parse(readFileSync(join(tree, `services/hello/${part}/tsconfig.json`), 'utf8'))).toEqual({
      extends: '../../../tsconfig.base.json',
      include: ['src', 'test'],
    });
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify(all));
  const types = node([tsc, '--noEmit', '-p', '.']);
  expect([types.status, types.stdout]).toEqual([0, '']);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const tests = node(['--experimental-vm-modules', jest, 'services/hello/app']);
  expect([tests.status, tests.stderr]).toEqual([0, expect.stringContaining('6 passed')]);
}, 180_000);
