import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layerOf, writeImage } from '../../images/oci.mjs';
import { remote } from '../../images/recipes.mjs';
import { root } from '../../local/bin/lib/prepare.mjs';
import { importImage } from '../node/cluster.mjs';

const releaseFile = join(root, 'shell/kit/rspack/release-file.mjs');

/**
 * Another release of a remote, in the node: its files are changed by `change`, and `after` changes them once more when
 * `release.json` is written, which then says what is not true.
 */
export async function makeVariant(world, name, change, after = () => {}) {
  const folder = join(world.folder, `${name}-${Math.random().toString(36).slice(2)}`);
  const dist = join(folder, 'dist');
  cpSync(join(root, name, 'dist'), dist, { recursive: true });
  const built = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  change(dist);
  const own = { name, version: built.version.split('-')[0], kit: built.kit };
  const { releaseOf } = await import(releaseFile);
  const { version, ...rest } = releaseOf(dist, own);
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version, ...rest }));
  after(dist);
  const files = join(folder, 'files');
  mkdirSync(files);
  const recipe = remote(name, dist);
  await recipe.fill(root, files);
  const file = join(folder, 'image.tar');
  const { tag } = writeImage({
    name: `fitfolio/${name}`,
    layers: [layerOf(files)],
    config: recipe.config,
    file,
  });
  importImage(file);
  return { version, tag };
}
