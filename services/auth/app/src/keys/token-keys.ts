import { createHash, createHmac } from 'node:crypto';
import { codeDigits } from '@fitfolio/auth-contract/mail';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from '@fitfolio/service-kit/auth/access-token';
import { createLocalJWKSet, type CryptoKey, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { Account } from '../accounts/account.entity.js';
import type { KeySet } from './key-file.js';

export const accessTokenMinutes = 10;
export const refreshCookie = 'refresh_token';

export interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
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

  accessToken(account: Account): Promise<string> {
    return new SignJWT({ email: account.email, is_admin: account.isAdmin })
      .setProtectedHeader({ alg: tokenAlgorithm, kid: this.keys.signing[0]?.kid ?? '' })
      .setSubject(account.id)
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

  /** What is stored of a code. Keyed: a million plain hashes are quickly tried. */
  codeHash(accountId: string, purpose: string, code: string): Buffer {
    return createHmac('sha256', this.keys.refresh).update(`code:${purpose}:${accountId}:${code}`).digest();
  }
}

/** What is stored of a refresh token. */
export const refreshHash = (token: string): Buffer => createHash('sha256').update(token).digest();
