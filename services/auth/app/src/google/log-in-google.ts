import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { type Origin, SessionStore, type SignedIn } from '../accounts/session.store.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { GoogleIdentity, type GooglePerson } from './google-identity.js';
import { LinkGoogle } from './link-google.js';

const refuse = problemOf(authErrorCodes);
const triesPerAddressMax = 50;
const windowSeconds = 15 * 60;

@Injectable()
export class LogInGoogle {
  constructor(
    private readonly identity: GoogleIdentity,
    private readonly linkGoogle: LinkGoogle,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** By an access token of Google's. */
  async run(googleToken: string, origin: Origin): Promise<SignedIn> {
    await this.limit(origin);
    return this.as(await this.identity.of(googleToken), origin);
  }

  /** By Google's word, had already. */
  async as(person: GooglePerson, origin: Origin): Promise<SignedIn> {
    const id = await this.linkGoogle.run(person);
    const session = await this.sessions.begin(id, origin);
    const account = await this.accounts.find(id);
    if (!session || !account) throw refuse('ACCOUNT_DISABLED', 'This account is disabled.');
    return { session, accessToken: await this.keys.accessToken(account, session.sessionId) };
  }

  limit({ address }: Pick<Origin, 'address'>): Promise<void> {
    const max = triesPerAddressMax * this.config.RATE_LIMIT_FACTOR;
    return this.limiter.limit(`google:address:${address}`, max, windowSeconds);
  }
}
