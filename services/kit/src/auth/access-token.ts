import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { problem } from '#src/http/problem-error';
import type { EndedSessions } from './ended-sessions.js';
import { secondFactorMethod, tokenAlgorithm, tokenAudience, tokenIssuer } from './token-terms.js';

const clockToleranceSeconds = 5;
const rememberedMax = 5_000;

/** Who calls, as auth signed it. */
export interface AccessUser {
  readonly id: string;
  readonly email: string;
  /** Whether it was verified when the token was signed; by now it may be. */
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
  readonly sessionId: string;
  /** When they last proved who they are, in ms since 1970. */
  readonly authenticatedAt: number;
  /** Whether the session was opened by a second factor. */
  readonly secondFactor: boolean;
}

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  is_admin: z.boolean(),
  auth_time: z.number().default(0),
  amr: z.array(z.string()).default([]),
  exp: z.number(),
});

interface Remembered {
  readonly user: AccessUser;
  readonly expiresAtMs: number;
}

/** Verifies access tokens. A verified token is remembered until it expires; checking a signature is dear. */
export class AccessTokenVerifier {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly keys: JWTVerifyGetKey,
    private readonly ended: EndedSessions,
  ) {}

  /** The user of a token; UNAUTHENTICATED, TOKEN_EXPIRED (also when its session has ended), or UNAVAILABLE when the keys cannot be had. */
  async verify(token: string): Promise<AccessUser> {
    const { user } = this.recall(token) ?? (await this.learn(token));
    if (this.ended.has(user.sessionId))
      throw problem('TOKEN_EXPIRED', 'The session of this token has ended.');
    return user;
  }

  private recall(token: string): Remembered | undefined {
    const known = this.remembered.get(token);
    if (known !== undefined && known.expiresAtMs > Date.now()) return known;
    this.remembered.delete(token);
    return undefined;
  }

  private async learn(token: string): Promise<Remembered> {
    const fresh = await this.check(token);
    if (this.remembered.size >= rememberedMax) {
      const oldest = this.remembered.keys().next();
      if (!oldest.done) this.remembered.delete(oldest.value);
    }
    this.remembered.set(token, fresh);
    return fresh;
  }

  private async check(token: string): Promise<Remembered> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: [tokenAlgorithm, 'Ed25519'],
        issuer: tokenIssuer,
        audience: tokenAudience,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const claims = Claims.parse(payload);
      return {
        user: {
          id: claims.sub,
          email: claims.email,
          emailVerified: claims.email_verified,
          isAdmin: claims.is_admin,
          sessionId: claims.sid,
          authenticatedAt: claims.auth_time * 1000,
          secondFactor: claims.amr.includes(secondFactorMethod),
        },
        expiresAtMs: claims.exp * 1000,
      };
    } catch (error) {
      throw toProblem(error);
    }
  }
}

function toProblem(error: unknown): Error {
  if (error instanceof errors.JWTExpired) return problem('TOKEN_EXPIRED', 'The access token has expired.');
  const atFault = error instanceof z.ZodError || (error instanceof errors.JOSEError && !isKeyFetch(error));
  if (atFault) return problem('UNAUTHENTICATED', 'The access token is not valid.');
  return problem('UNAVAILABLE', 'The access token cannot be checked right now.', { cause: error });
}

const isKeyFetch = (error: errors.JOSEError): boolean =>
  error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
