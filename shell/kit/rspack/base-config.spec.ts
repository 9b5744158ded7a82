import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { baseConfig, rspack } from './base-config.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitfolio-base-'));
  mkdirSync(join(folder, 'src/refunds'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const config = baseConfig({ folder, production: true, refresh: false });
    rspack({ ...config, entry: { main: './src/main.ts' } }).run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(readdirSync(join(folder, 'dist'), { recursive: true }).join(' '));
    });
  });

it('names no file of production after the part of a page that is in it', async () => {
  writeFileSync(join(folder, 'src/refunds/refund-dialog.ts'), 'export const dialog = () => document.title;');
  writeFileSync(
    join(folder, 'src/main.ts'),
    "void import('./refunds/refund-dialog.js').then(({ dialog }) => dialog());",
  );
  const files = await build();
  expect(files).toMatch(/js\/\d+\.[0-9a-f]{8}\.js/);
  expect(files).not.toMatch(/refund/);
});
