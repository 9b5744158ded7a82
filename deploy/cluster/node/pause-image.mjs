import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layerOf, writeImage } from '../../images/oci.mjs';
import { goBuild } from '../tools/tools.mjs';
import { pauseImage } from './node.mjs';

const source = fileURLToPath(new URL('../pause', import.meta.url));

/** The image whose process holds a pod's namespaces: an OCI archive in a folder. */
export async function makePauseImage(folder) {
  const files = join(folder, 'files');
  mkdirSync(files);
  await goBuild(source, join(files, 'pause'));
  const [name, tag] = pauseImage.split(':');
  const file = join(folder, 'pause.tar');
  writeImage({
    name,
    tag,
    layers: [layerOf(files)],
    config: { Entrypoint: ['/pause'], User: '65532:65532' },
    file,
  });
  return file;
}
