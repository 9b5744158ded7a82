import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { madeOnce } from '@fitfolio/service-kit/config/made-once';
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

/** The keys of this deployment: from the environment, else from the file, which is made (mode 0600) when absent. */
export async function loadKeySet(config: AuthConfig): Promise<KeySet> {
  if (config.AUTH_KEYS) return KeySet.parse(JSON.parse(config.AUTH_KEYS));
  const file = config.AUTH_KEY_FILE ?? join(config.DATA_DIR ?? '.', 'auth-keys.json');
  return KeySet.parse(JSON.parse(await madeOnce(file, async () => JSON.stringify(await makeKeySet()))));
}
