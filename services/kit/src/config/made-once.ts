import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The text of a secret file, which is made (mode 0600) when absent. */
export async function madeOnce(file: string, make: () => Promise<string> | string): Promise<string> {
  const kept = read(file);
  if (kept !== undefined) return kept;
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(mine, await make(), { mode: 0o600 });
  try {
    // A link fails when the file is there: of two processes that boot together, one wins and both use its secret.
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8');
}
