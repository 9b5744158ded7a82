import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@fitfolio/auth-contract/mail';
import {
  accessTokenMinutes,
  tokenAlgorithm,
  tokenAudience,
  tokenIssuer,
} from '@fitfolio/service-kit/auth/token-terms';
import { createLocalJWKSet, type CryptoKey, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { KeySet } from './key-file.js';

export const refreshCookie = 'refresh_token';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
}

/** Whom an access token is for. */
interface TokenHolder {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** Signs access tokens, and derives refresh tokens from the ones before them. */
export class TokenKeys {
  private constructor(
    private readonly keys: KeySet,
    private readonly signer: CryptoKey,
  ) {}

  static async of(keys: KeySet): Promise<TokenKeys> {
    return new TokenKeys(keys, (await importJWK({ ...keys.signing[0] }, tokenAlgorithm)) as CryptoKey);
  }

  /** Auth verifies by its own keys, without asking itself over HTTP. */
  verifier(): JWTVerifyGetKey {
    return createLocalJWKSet({ keys: this.publicKeys() });
  }

  /** For everyone who verifies. */
  publicKeys(): PublicJwk[] {
    return this.keys.signing.map(({ kty, crv, x, kid }) => ({
      kty,
      crv,
      x,
      kid,
      alg: tokenAlgorithm,
      use: 'sig',
    }));
  }

  /** `sessionId`: the token ends with it. */
  accessToken(holder: TokenHolder, sessionId: string): Promise<string> {
    return new SignJWT({ email: holder.email, is_admin: holder.isAdmin, sid: sessionId })
      .setProtectedHeader({ alg: tokenAlgorithm, kid: this.keys.signing[0]?.kid ?? '' })
      .setSubject(holder.id)
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenMinutes}m`)
      .sign(this.signer);
  }

  /** The one token that follows `token`: asked twice, the same, without storing it. */
  successor(token: string): string {
    return createHmac('sha256', this.keys.refresh).update(token).digest('base64url');
  }

  /** The six digits a mail carries: nobody has to store them. */
  mailCode(mailId: string): string {
    const digest = createHmac('sha256', this.keys.refresh).update(`mail-code:${mailId}`).digest();
    return String(digest.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');
  }

  /** What the link in a mail carries: nobody has to store it. */
  linkToken(mailId: string): string {
    return `${mailId}.${this.sign(`mail-link:${mailId}`)}`;
  }

  /** The mail a link came in; null when the token is not one of ours. */
  mailOfLink(token: string): string | null {
    const [mailId = '', signature = ''] = token.split('.');
    return isUuid.test(mailId) && same(signature, this.sign(`mail-link:${mailId}`)) ? mailId : null;
  }

  /** Text that its bearer may read, but not change. */
  seal(purpose: string, text: string): string {
    const body = Buffer.from(text).toString('base64url');
    return `${body}.${this.sign(`${purpose}:${body}`)}`;
  }

  /** What was sealed; null when it was not, or was for another purpose. */
  unseal(purpose: string, sealed: string): string | null {
    const [body = '', signature = ''] = sealed.split('.');
    return same(signature, this.sign(`${purpose}:${body}`))
      ? Buffer.from(body, 'base64url').toString()
      : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.keys.refresh).update(text).digest('base64url');
  }

  /** What is stored of a code. Keyed: a million plain hashes are quickly tried. */
  codeHash(accountId: string, purpose: string, code: string): Buffer {
    return createHmac('sha256', this.keys.refresh).update(`code:${purpose}:${accountId}:${code}`).digest();
  }
}

/** What is stored of a refresh token. */
export const refreshHash = (token: string): Buffer => createHash('sha256').update(token).digest();
