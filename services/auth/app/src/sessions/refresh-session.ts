import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { AccountStore } from '../accounts/account.store.js';
import { TokenKeys } from '../keys/token-keys.js';
import { type Origin, SessionStore, type SignedIn } from '../accounts/session.store.js';

/** A page load refreshes: this is one each three seconds. */
const perSessionMax = 300;
const madeUpMax = 100;
const windowSeconds = 15 * 60;

@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly accounts: AccountStore,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** New tokens for a refresh token; null when its session is over. Rights are read anew each time. */
  async run(token: string | undefined, origin: Origin): Promise<SignedIn | null> {
    if (!token) return null;
    await this.limit(token, origin);
    const session = await this.sessions.rotate(token, origin);
    if (!session) return null;
    const account = await this.accounts.find(session.accountId);
    if (!account || account.disabled) {
      await this.database.transaction((tx) => this.sessions.endOf(tx, session.accountId, { except: null }));
      return null;
    }
    return { session, accessToken: await this.keys.accessToken(account, session) };
  }

  /** Each session has its own tries, so that people behind one address do not share them; made-up tokens do. */
  private async limit(token: string, { address }: Origin): Promise<void> {
    const family = await this.sessions.familyOf(token);
    const [key, max] =
      family === null ? [`address:${address}`, madeUpMax] : [`session:${family}`, perSessionMax];
    await this.limiter.limit(`refresh:${key}`, max * this.config.RATE_LIMIT_FACTOR, windowSeconds);
  }
}
