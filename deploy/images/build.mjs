// Builds images from what is built and installed: build.mjs [NAME…] [--trial] [--folder OUT]
//   --trial  also those of PostgreSQL and NATS, which only trials and tests use
//   --folder lays the files of one image down instead, for a Dockerfile
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../local/bin/lib/prepare.mjs';
import { layerOf, writeImage, writeSbom } from './oci.mjs';
import { nodeBase, recipes } from './recipes.mjs';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { trial: { type: 'boolean', default: false }, folder: { type: 'string' } },
});
const out = join(root, 'deploy/images/dist');
const listFile = join(out, 'images.json');
let built;
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

const all = recipes(root, options);
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length)
  fail(`No such image: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`, 2);
const names = wanted.length ? wanted : Object.keys(all);
mkdirSync(out, { recursive: true });

if (options.folder) {
  const [name] = names;
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true });
  if (all[name].base) nodeBase(root, folder);
  await all[name].fill(root, folder);
} else {
  const list = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
  for (const name of names) {
    list[name] = await build(name, all[name]);
    const { repository, tag, packedBytes } = list[name];
    console.log(`${repository}:${tag}  ${megabytes(packedBytes)} MB`);
  }
  writeFileSync(listFile, JSON.stringify(list, null, 2));
}

async function build(name, recipe) {
  const work = mkdtempSync(join(tmpdir(), 'fitfolio-image-'));
  try {
    const base = recipe.base ? baseLayer() : null;
    const components = [...(base?.components ?? []), ...(await recipe.fill(root, work))];
    const layers = [...(base ? [base.layer] : []), layerOf(work)];
    const image = writeImage({
      name: `fitfolio/${name}`,
      layers,
      config: recipe.config,
      file: join(out, `${name}.tar`),
    });
    writeSbom(join(out, `${name}.sbom.json`), `${image.repository}@${image.digest}`, components);
    return image;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Made once: Node is most of an image. */
function baseLayer() {
  if (built) return built;
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-image-'));
  try {
    const components = nodeBase(root, folder);
    return (built = { components, layer: layerOf(folder) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
