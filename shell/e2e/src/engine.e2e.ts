import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { bundleEngine } from '../bench/engine-bundle.mjs';
import { root } from './support/product.js';
import { long, test } from './support/test.js';

interface Pair {
  readonly fileName: string;
  readonly input: unknown;
  /** What Node's run of the engine says, byte for byte. */
  readonly report: string;
}

const bytesMax = 64 * 1024 * 1024;
const roundsInBrowser = 20;

async function pairsOfNode(): Promise<Pair[]> {
  const cli = join(root, 'services/analysis/app/dist/cli/corpus-pairs.js');
  const node = join(root, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(node, [cli], { maxBuffer: bytesMax });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair);
}

test('the engine says the same bytes in a browser as in Node, however often', long, async ({ page }) => {
  const [pairs, { script }] = await Promise.all([pairsOfNode(), bundleEngine(root)]);
  expect(pairs).toHaveLength(20);
  await page.addScriptTag({ content: script });
  for (const { fileName, input, report } of pairs) {
    const said = await page.evaluate(
      ({ given, rounds }) => {
        const engine = (globalThis as unknown as { fitEngine: { analyse: (input: unknown) => unknown } })
          .fitEngine;
        return [...new Set(Array.from({ length: rounds }, () => JSON.stringify(engine.analyse(given))))];
      },
      { given: input, rounds: roundsInBrowser },
    );
    expect(said, fileName).toEqual([report]);
  }
});
