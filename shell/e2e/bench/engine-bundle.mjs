// The whole engine as one script, built as remotes are, for a page to run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { baseConfig, rspack } from '@fitfolio/web-kit/rspack/base-config.mjs';

/** `script` defines `fitEngine.analyse`; `kb` is its size in brotli. */
export async function bundleEngine(root) {
  const folder = join(root, 'services/analysis/engine');
  const path = mkdtempSync(join(tmpdir(), 'fitfolio-engine-'));
  const config = baseConfig({ folder, production: true, refresh: false });
  const library = { name: 'fitEngine', type: 'var' };
  const compiler = rspack({
    ...config,
    entry: { engine: { import: './src/analyse.ts', library } },
    output: { ...config.output, path, filename: 'engine.js' },
  });
  try {
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (fault ? reject(fault) : resolve()));
      });
    });
    const script = readFileSync(join(path, 'engine.js'), 'utf8');
    return { script, kb: brotliCompressSync(script).length / 1024 };
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
