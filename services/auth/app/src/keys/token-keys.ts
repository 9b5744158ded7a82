import { createHash, createHmac } from 'node:crypto';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from '@fitfolio/service-kit/auth/access-token';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CryptoKey, importJWK, SignJWT } from 'jose';
import type { Account } from '../accounts/account.entity.js';
import type { AuthConfig } from '../config.js';
import { type KeySet, loadKeySet } from './key-file.js';

export const accessTokenMinutes = 10;

export interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
}

/** Signs access tokens, and derives refresh tokens from the ones before them. */
@Injectable()
export class TokenKeys implements OnModuleInit {
  #keys: KeySet | null = null;
  #signer: CryptoKey | null = null;

  constructor(@InjectConfig() private readonly config: AuthConfig) {}

  async onModuleInit(): Promise<void> {
    this.#keys = await loadKeySet(this.config);
    this.#signer = (await importJWK({ ...this.keys.signing[0] }, tokenAlgorithm)) as CryptoKey;
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
    if (!this.#signer) throw new Error('keys are not loaded');
    return new SignJWT({ email: account.email, is_admin: account.isAdmin })
      .setProtectedHeader({ alg: tokenAlgorithm, kid: this.keys.signing[0]?.kid ?? '' })
      .setSubject(account.id)
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenMinutes}m`)
      .sign(this.#signer);
  }

  /** The one token that follows `token`: asked twice, the same, without storing it. */
  successor(token: string): string {
    return createHmac('sha256', this.keys.refresh).update(token).digest('base64url');
  }

  private get keys(): KeySet {
    if (!this.#keys) throw new Error('keys are not loaded');
    return this.#keys;
  }
}

/** What is stored of a refresh token. */
export const refreshHash = (token: string): Buffer => createHash('sha256').update(token).digest();
