import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import type { AuthConfig } from '../config.js';

const PrivateJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
  kid: z.string(),
});

/** `signing`: newest first; the others still verify. `refresh`: the secret that successors of refresh tokens come from. */
export const KeySet = z.object({ signing: z.array(PrivateJwk).min(1), refresh: z.string().min(32) });
export type KeySet = z.output<typeof KeySet>;

async function makeKeySet(): Promise<KeySet> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  return KeySet.parse({
    signing: [{ ...jwk, kid: randomBytes(8).toString('hex') }],
    refresh: randomBytes(32).toString('base64url'),
  });
}

const read = (file: string): KeySet | null => {
  try {
    return KeySet.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** The keys of this deployment: from the environment, else from the file, which is made (mode 0600) when absent. */
export async function loadKeySet(config: AuthConfig): Promise<KeySet> {
  if (config.AUTH_KEYS) return KeySet.parse(JSON.parse(config.AUTH_KEYS));
  const file = config.AUTH_KEY_FILE ?? join(config.DATA_DIR ?? '.', 'auth-keys.json');
  const kept = read(file);
  if (kept) return kept;
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(mine, JSON.stringify(await makeKeySet()), { mode: 0o600 });
  try {
    // A link fails when the file is there: of two processes that boot together, one wins and both use its keys.
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return KeySet.parse(read(file));
}
