import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import type { Origin } from '../accounts/session.store.js';
import { FirstStep, type SignInOutcome } from '../authentication/first-step.js';
import type { AuthConfig } from '../config.js';
import { GoogleIdentity, type GooglePerson } from './google-identity.js';
import { LinkGoogle } from './link-google.js';

const refuse = problemOf(authErrorCodes);
const triesPerAddressMax = 50;
const windowSeconds = 15 * 60;

export interface GoogleBrowser {
  readonly origin: Origin;
  readonly sealedDevice: string | undefined;
}

@Injectable()
export class LogInGoogle {
  constructor(
    private readonly identity: GoogleIdentity,
    private readonly linkGoogle: LinkGoogle,
    private readonly accounts: AccountStore,
    private readonly firstStep: FirstStep,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** By an access token of Google's. */
  async run(googleToken: string, browser: GoogleBrowser): Promise<SignInOutcome> {
    await this.limit(browser.origin);
    return this.as(await this.identity.of(googleToken), browser);
  }

  /** By Google's word, had already. */
  async as(person: GooglePerson, browser: GoogleBrowser): Promise<SignInOutcome> {
    const account = await this.accounts.find(await this.linkGoogle.run(person));
    const outcome = account && !account.disabled ? await this.firstStep.run({ ...browser, account }) : null;
    if (!outcome) throw refuse('ACCOUNT_DISABLED', 'This account is disabled.');
    return outcome;
  }

  limit({ address }: Pick<Origin, 'address'>): Promise<void> {
    const max = triesPerAddressMax * this.config.RATE_LIMIT_FACTOR;
    return this.limiter.limit(`google:address:${address}`, max, windowSeconds);
  }
}
