import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const worthBytesMin = 1024;
const atOnce = 4;

async function compress(file) {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
}

/** Writes `x.js.br` beside each emitted text file: any edge can serve it as it lies there. */
export class BrotliFilesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('BrotliFiles', async (compilation) => {
      const folder = compilation.outputOptions.path;
      const files = readdirSync(folder, { recursive: true })
        .filter((name) => /\.(js|css|svg|json)$/.test(name) && !name.endsWith('mf-stats.json'))
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).size >= worthBytesMin);
      const next = async () => {
        for (let file = files.pop(); file; file = files.pop()) await compress(file);
      };
      await Promise.all(Array.from({ length: atOnce }, next));
    });
  }
}
