import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { secondFactorMethod, tokenAlgorithm, tokenAudience, tokenIssuer } from '#src/auth/token-terms';

export interface TestUser {
  readonly id?: string;
  readonly email?: string;
  /** true when absent. */
  readonly emailVerified?: boolean;
  readonly isAdmin?: boolean;
  readonly sessionId?: string;
  /** How long ago they proved who they are; 0 when absent. */
  readonly provedMinutesAgo?: number;
  readonly secondFactor?: boolean;
}

export interface TokenTricks {
  readonly issuer?: string;
  readonly audience?: string;
  /** Seconds from now; negative is expired. */
  readonly expiresIn?: number;
}

export interface TestKeys {
  /** For AUTH_KEYS_URL. */
  readonly url: string;
  readonly publicJwk: JWK;
  /** An access token as auth would sign it. */
  token(user?: TestUser, tricks?: TokenTricks): Promise<string>;
  close(): Promise<void>;
}

/** Stands in for auth: signs tokens and serves the public key. */
export async function testKeys(): Promise<TestKeys> {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm, { crv: 'Ed25519' });
  const kid = randomUUID();
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: tokenAlgorithm, use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk] }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/api/auth/keys`,
    publicJwk,
    token: async (user = {}, tricks = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const {
        id = randomUUID(),
        email = 'person@example.com',
        emailVerified = true,
        isAdmin = false,
        sessionId = randomUUID(),
        provedMinutesAgo = 0,
        secondFactor = false,
      } = user;
      return new SignJWT({
        email,
        email_verified: emailVerified,
        is_admin: isAdmin,
        sid: sessionId,
        auth_time: now - provedMinutesAgo * 60,
        amr: secondFactor ? [secondFactorMethod] : [],
      })
        .setProtectedHeader({ alg: tokenAlgorithm, kid })
        .setSubject(id)
        .setIssuer(tricks.issuer ?? tokenIssuer)
        .setAudience(tricks.audience ?? tokenAudience)
        .setIssuedAt(now - 3600)
        .setExpirationTime(now + (tricks.expiresIn ?? 600))
        .sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
