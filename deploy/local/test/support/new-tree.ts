import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');

/** As much of the house as the command reads, with the house's packages linked. */
export function newTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'fitfolio-new-'));
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
  return tree;
}

export const remove = (tree: string): void => rmSync(tree, { recursive: true, force: true });
