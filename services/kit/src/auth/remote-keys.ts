import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const fetchTimeoutMs = 3_000;
const cooldownMs = 5_000;
const cacheMaxAgeMs = 600_000;

/** The public keys of auth, fetched when needed and again when a token names one we do not know. */
export function remoteKeys(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: fetchTimeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: cacheMaxAgeMs,
  });
}
