import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { type Origin, SessionStore, type SignedIn } from '../accounts/session.store.js';

const refuse = problemOf(authErrorCodes);
const wrong = (): Error => refuse('BAD_CREDENTIALS', 'The e-mail address or the password is not right.');
const windowSeconds = 15 * 60;
const triesPerAccountMax = 10;
const triesPerAddressMax = 50;

@Injectable()
export class LogIn {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** The same answer, in the same time, for an unknown address and a wrong password. */
  async run(email: string, password: string, origin: Origin): Promise<SignedIn> {
    const tries = [`login:account:${email}`, `login:address:${origin.address}`] as const;
    const factor = this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(tries[0], triesPerAccountMax * factor, windowSeconds);
    await this.limiter.limit(tries[1], triesPerAddressMax * factor, windowSeconds);
    const account = await this.accounts.findByEmail(email);
    const right = await this.hasher.verify(account?.passwordHash, password);
    if (!right || !account) throw wrong();
    await Promise.all(tries.map((key) => this.limiter.forgive(key)));
    if (account.disabled) throw refuse('ACCOUNT_DISABLED', 'This account is disabled.');
    const session = await this.sessions.begin(account.id, origin, account.passwordHash);
    if (!session) throw wrong();
    return { session, accessToken: await this.keys.accessToken(account) };
  }
}
