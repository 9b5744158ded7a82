import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { totpSetupMinutes } from '@fitfolio/auth-contract/factors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { newTotpSecret, totpStepOf, totpUri } from '../authentication/totp.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { type Added, AddFactor, type Adding } from './add-factor.js';

const refuse = problemOf(authErrorCodes);
const purpose = 'totp-setup';
const triesMax = 20;
const windowSeconds = 15 * 60;

/** What travels to the page and back, sealed: nothing is stored of a set-up that is not finished. */
const Setup = z.object({ accountId: z.string(), secret: z.string(), endsAt: z.number() });

@Injectable()
export class AddTotp {
  constructor(
    private readonly database: Database,
    private readonly addFactor: AddFactor,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  async setUp(accountId: string) {
    const { email } = await this.addFactor.assertMay(accountId);
    const secret = newTotpSecret();
    const endsAt = Date.now() + totpSetupMinutes * 60_000;
    const setup = this.keys.seal(purpose, JSON.stringify({ accountId, secret, endsAt }));
    return { secret, uri: totpUri(secret, email), setup };
  }

  async run(adding: Adding, setup: string, code: string): Promise<Added> {
    const { accountId } = adding;
    await this.limiter.limit(
      `totp-setup:${accountId}`,
      triesMax * this.config.RATE_LIMIT_FACTOR,
      windowSeconds,
    );
    await this.addFactor.assertMay(accountId);
    const secret = this.secretIn(setup, accountId);
    const totpStep = totpStepOf(secret, code, Date.now());
    if (totpStep === null) throw refuse('FACTOR_CODE_WRONG', 'The code is not right.');
    return this.database.transaction((tx) =>
      this.addFactor.run(tx, adding, (id) => ({
        kind: 'totp',
        totpSecret: this.keys.encrypt(id, secret),
        totpStep,
      })),
    );
  }

  private secretIn(sealed: string, accountId: string): string {
    const text = this.keys.unseal(purpose, sealed);
    const setup = text === null ? null : Setup.parse(JSON.parse(text));
    if (setup === null || setup.accountId !== accountId || setup.endsAt < Date.now())
      throw refuse('FACTOR_SETUP_EXPIRED', 'The set-up took too long. Begin anew.');
    return setup.secret;
  }
}
