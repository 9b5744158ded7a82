import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { codeDigits } from '@fitfolio/auth-contract/mail';
import {
  accessTokenMinutes,
  secondFactorMethod,
  tokenAlgorithm,
  tokenAudience,
  tokenIssuer,
} from '@fitfolio/service-kit/auth/token-terms';
import { createLocalJWKSet, type CryptoKey, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { KeySet } from './key-file.js';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const cipher = 'aes-256-gcm';
const [cipherKeyBytes, nonceBytes, tagBytes] = [32, 12, 16];
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
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
}

/** The session of a token, and how well and when it was opened. */
interface TokenSession {
  readonly sessionId: string;
  readonly authenticatedAt: Date;
  readonly secondFactor: boolean;
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

  /** The token ends with its session. */
  accessToken(holder: TokenHolder, session: TokenSession): Promise<string> {
    return new SignJWT({
      email: holder.email,
      email_verified: holder.emailVerified,
      is_admin: holder.isAdmin,
      sid: session.sessionId,
      auth_time: Math.floor(session.authenticatedAt.getTime() / 1000),
      ...(session.secondFactor && { amr: [secondFactorMethod] }),
    })
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

  /** Text that only we may read, and only of the place (such as a row's id) that it was encrypted for. */
  encrypt(place: string, text: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const encrypting = createCipheriv(cipher, this.cipherKey(), nonce).setAAD(Buffer.from(place));
    const encrypted = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
    return Buffer.concat([nonce, encrypting.getAuthTag(), encrypted]);
  }

  /** Throws when it was encrypted for another place, or was changed. */
  decrypt(place: string, encrypted: Uint8Array): string {
    const bytes = Buffer.from(encrypted);
    const textAt = nonceBytes + tagBytes;
    const decrypting = createDecipheriv(cipher, this.cipherKey(), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(nonceBytes, textAt));
    return Buffer.concat([decrypting.update(bytes.subarray(textAt)), decrypting.final()]).toString();
  }

  private cipherKey(): Buffer {
    return Buffer.from(hkdfSync('sha256', this.keys.refresh, '', 'stored secrets', cipherKeyBytes));
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
