import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { NewPasskey } from '@fitfolio/auth-contract/passkey';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import { json } from '@fitfolio/service-kit/db/query';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { ChallengeStore } from '../authentication/challenge.store.js';
import { challengeIn, Passkeys } from '../authentication/passkeys.js';
import { relyingPartyOf } from '../authentication/relying-party.js';
import type { AuthConfig } from '../config.js';
import { type Added, AddFactor, type Adding } from './add-factor.js';

const refuse = problemOf(authErrorCodes);
const refused = (): Error => refuse('PASSKEY_REFUSED', 'This passkey cannot be added.');
/** The passkey is somebody's already. */
const uniqueViolation = '23505';
const siteName = 'Fitfolio';
type Made = z.output<typeof NewPasskey>;

@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly addFactor: AddFactor,
    private readonly challenges: ChallengeStore,
    private readonly passkeys: Passkeys,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** A passkey that is found without a name typed, and that verifies its owner; not one that they have here. */
  async setUp(accountId: string) {
    const { email, name } = await this.addFactor.assertMay(accountId);
    const challenge = await this.challenges.make({ purpose: 'passkey-new', accountId });
    return {
      ...(await generateRegistrationOptions({
        rpName: siteName,
        rpID: relyingPartyOf(this.config.PUBLIC_URL).id,
        userID: new TextEncoder().encode(accountId),
        userName: email,
        userDisplayName: name ?? email,
        challenge: Buffer.from(challenge, 'base64url'),
        excludeCredentials: await this.passkeys.of(accountId),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    };
  }

  async run(adding: Adding, made: Made): Promise<Added> {
    await this.addFactor.assertMay(adding.accountId);
    const token = challengeIn(made.response.clientDataJSON);
    const challenge = await this.challenges.take(this.database, token, 'passkey-new');
    if (challenge?.accountId !== adding.accountId) throw refused();
    const verified = await this.verify(made, token);
    if (!verified?.verified) throw refused();
    const { credential, credentialBackedUp, credentialDeviceType } = verified.registrationInfo;
    const added = this.database.transaction((tx) =>
      this.addFactor.run(tx, adding, () => ({
        kind: 'passkey',
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: json(credential.transports ?? []),
        multiDevice: credentialDeviceType === 'multiDevice',
        backedUp: credentialBackedUp,
      })),
    );
    return added.catch((error: unknown) => {
      throw sqlState(error) === uniqueViolation ? refused() : error;
    });
  }

  /** The library throws for whatever is not as it should be. */
  private async verify(
    { clientExtensionResults = {}, authenticatorAttachment, response, ...made }: Made,
    expectedChallenge: string,
  ): Promise<VerifiedRegistrationResponse | null> {
    const { id, origin } = relyingPartyOf(this.config.PUBLIC_URL);
    const { clientDataJSON, attestationObject, transports = [] } = response;
    try {
      return await verifyRegistrationResponse({
        response: {
          ...made,
          response: {
            clientDataJSON,
            attestationObject,
            transports,
          },
          clientExtensionResults,
          ...(authenticatorAttachment && { authenticatorAttachment }),
        },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
      });
    } catch (error) {
      this.logger.info({ err: error }, 'a new passkey was refused');
      return null;
    }
  }
}
