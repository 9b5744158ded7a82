import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { up } from './node/cluster.mjs';
import { makePauseImage } from './node/pause-image.mjs';

/** A cluster with the one image that its node needs itself. */
export async function startCluster(program) {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-pause-'));
  try {
    await up(program, [await makePauseImage(folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
