import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { newRemote, newService } from '../bin/lib/new.mjs';

const root = resolve(import.meta.dirname, '../../..');
let tree: string;

/** As much of the house as the command reads, with the house's packages linked. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'fitfolio-new-'));
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'deploy/routes.json',
    'services/auth/contract/package.json',
    'services/contract-kit/package.json',
    'services/kit/package.json',
    'services/kit/template',
    'shell/host/package.json',
    'shell/kit/package.json',
    'shell/kit/template',
  ];
  for (const name of files) cpSync(join(root, name), join(tree, name), { recursive: true });
  const config = JSON.stringify(join(root, 'jest.config.mjs'));
  writeFileSync(
    join(tree, 'jest.config.mjs'),
    `import all from ${config};\nexport default all.projects.find((project) => project.displayName === 'node');\n`,
  );
  mkdirSync(join(tree, 'mfe-shop/src'), { recursive: true });
  writeFileSync(join(tree, 'mfe-shop/src/remote.ts'), "path: '/shop/orders', access: 'user'");
  mkdirSync(join(tree, 'node_modules/@fitfolio'), { recursive: true });
  for (const scope of ['', '@fitfolio']) {
    for (const name of readdirSync(join(root, 'node_modules', scope)))
      if (name !== '@fitfolio' && name !== '.installed')
        symlinkSync(join(root, 'node_modules', scope, name), join(tree, 'node_modules', scope, name));
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** All that the command could have written. */
const written = (): string[] => [
  ...['.', 'services', 'node_modules/@fitfolio'].flatMap((folder) => readdirSync(join(tree, folder))),
  readFileSync(join(tree, 'package-lock.json'), 'utf8'),
];
const node = (args: string[]) => spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
const link = (folder: string, name: string): void =>
  symlinkSync(join(tree, folder), join(tree, 'node_modules/@fitfolio', name));

describe('npm run new', () => {
  it.each([
    ['Hello', 'Not a remote'],
    ['hello_you', 'Not a remote'],
    ['-hello', 'Not a remote'],
    ['../hello', 'Not a remote'],
    ['', 'Not a remote'],
    ['shop', 'mfe-shop is there already'],
    ['api', '/api is answered by the edge'],
  ])('refuses a remote called "%s", and writes nothing', (name, why) => {
    const before = written();
    expect(() => newRemote(tree, name)).toThrow(why);
    expect(written()).toEqual(before);
  });

  it('refuses a remote whose path is taken, even by a part of it', () => {
    mkdirSync(join(tree, 'mfe-trade/src'), { recursive: true });
    writeFileSync(join(tree, 'mfe-trade/src/remote.ts'), "path: '/market/orders', access: 'user'");
    const before = written();
    expect(() => newRemote(tree, 'market')).toThrow('The path /market belongs to mfe-trade (/market/orders)');
    expect(written()).toEqual(before);
  });

  it.each([
    ['career-plan', 'Not a service'],
    ['9lives', 'Not a service'],
    ['kit', 'services/kit is there already'],
    ['users', '/api/users belongs to the service auth'],
  ])('refuses a service called "%s", and writes nothing', (name, why) => {
    const before = written();
    expect(() => newService(tree, name)).toThrow(why);
    expect(written()).toEqual(before);
  });

  it('names a remote in all its forms, and enters it in the lock', () => {
    expect(newRemote(tree, 'career-plan')).toBe('mfe-career-plan');
    const read = (name: string): string => readFileSync(join(tree, 'mfe-career-plan', name), 'utf8');
    expect(read('src/career-plan/career-plan-page.tsx')).toContain('export function CareerPlanPage()');
    const names = readdirSync(join(tree, 'mfe-career-plan'), { recursive: true, encoding: 'utf8' });
    expect(JSON.parse(read('src/locales/vi.json'))).toMatchObject({ page: { title: 'Career plan' } });
    expect(names.filter((name) => name.includes('example'))).toEqual([]);
    const { packages } = JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, object>;
    };
    expect(packages['node_modules/@fitfolio/mfe-career-plan']).toEqual({
      resolved: 'mfe-career-plan',
      link: true,
    });
    expect(() => newRemote(tree, 'career-plan')).toThrow('is there already');
  });

  it('makes a service whose types and tests hold', () => {
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
});
