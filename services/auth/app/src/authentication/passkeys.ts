import type { SignedByPasskey } from '@fitfolio/auth-contract/passkey';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { AuthConfig } from '../config.js';
import { db } from '../tables.js';
import type { ChallengePurpose } from './challenge.entity.js';
import { ChallengeStore } from './challenge.store.js';
import { relyingPartyOf } from './relying-party.js';

export type Signed = z.output<typeof SignedByPasskey>;
type SignPurpose = Exclude<ChallengePurpose, 'second-step' | 'passkey-new'>;

/** The challenge that a browser says it has signed; nothing when what it sent is no client data. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : '';
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Asks for signatures of passkeys, and checks them. The person is verified each time: a passkey is two factors. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly challenges: ChallengeStore,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** What a browser needs; without an account any passkey of this site will do. */
  async ask(purpose: SignPurpose, accountId: string | null) {
    const challenge = await this.challenges.make({ purpose, accountId });
    return {
      ...(await generateAuthenticationOptions({
        rpID: relyingPartyOf(this.config.PUBLIC_URL).id,
        challenge: Buffer.from(challenge, 'base64url'),
        userVerification: 'required',
        allowCredentials: accountId === null ? [] : await this.of(accountId),
      })),
    };
  }

  /** Those of an account, as a browser finds them. */
  async of(accountId: string) {
    const rows = await db(this.database)
      .selectFrom('factor')
      .select(['credentialId', 'transports'])
      .where('accountId', '=', accountId)
      .where('kind', '=', 'passkey')
      .orderBy('createdAt')
      .execute();
    return rows.map(({ credentialId, transports }) => ({
      id: credentialId ?? '',
      transports: [...transports],
    }));
  }

  /** Whose passkey has signed; null when the signature is not good. The challenge is used up either way. */
  async check(tx: Tx, signed: Signed, purpose: SignPurpose): Promise<string | null> {
    const token = challengeIn(signed.response.clientDataJSON);
    const challenge = await this.challenges.take(tx, token, purpose);
    const factor = await db(tx)
      .selectFrom('factor')
      .select(['id', 'accountId', 'publicKey', 'counter', 'transports'])
      .where('credentialId', '=', signed.id)
      .forUpdate()
      .executeTakeFirst();
    if (challenge === null || factor === undefined || factor.publicKey === null) return null;
    if (challenge.accountId !== null && challenge.accountId !== factor.accountId) return null;
    const verified = await this.verify(signed, token, {
      id: signed.id,
      publicKey: new Uint8Array(factor.publicKey),
      counter: Number(factor.counter),
      transports: [...factor.transports],
    });
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp, credentialDeviceType } = verified.authenticationInfo;
    await db(tx)
      .updateTable('factor')
      .set({
        counter: newCounter,
        backedUp: credentialBackedUp,
        multiDevice: credentialDeviceType === 'multiDevice',
        usedAt: new Date(),
      })
      .where('id', '=', factor.id)
      .execute();
    return factor.accountId;
  }

  /** The library throws for whatever is not as it should be. */
  private async verify(
    { clientExtensionResults = {}, authenticatorAttachment, response, ...signed }: Signed,
    expectedChallenge: string,
    credential: WebAuthnCredential,
  ): Promise<VerifiedAuthenticationResponse | null> {
    const { id, origin } = relyingPartyOf(this.config.PUBLIC_URL);
    const { userHandle, ...rest } = response;
    try {
      return await verifyAuthenticationResponse({
        response: {
          ...signed,
          response: { ...rest, ...(userHandle !== undefined && { userHandle }) },
          clientExtensionResults,
          ...(authenticatorAttachment && { authenticatorAttachment }),
        },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        credential,
        requireUserVerification: true,
      });
    } catch (error) {
      this.logger.info({ err: error }, 'a passkey was refused');
      return null;
    }
  }
}
