// Brotli beside each text asset of the built front ends, once per content: the edge serves what lies there.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './prepare.mjs';

const brotli = promisify(brotliCompress);
const worthBytesMin = 1024;

export const webRoots = () =>
  ['shell/host', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))]
    .map((dir) => join(root, dir, 'dist'))
    .filter(existsSync);

const stale = (file) => {
  const { size, mtimeMs } = statSync(file);
  return size >= worthBytesMin && !(existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= mtimeMs);
};

export async function precompress() {
  const files = webRoots()
    .flatMap((dir) => readdirSync(dir, { recursive: true }).map((name) => join(dir, name)))
    .filter((file) => /\.(js|css|svg|json|html|txt)$/.test(file) && stale(file));
  const next = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${file}.tmp`, await brotli(text, { params }));
      await rename(`${file}.tmp`, `${file}.br`);
    }
  };
  await Promise.all([next(), next(), next(), next()]);
}
