import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { TokenKeys } from '../keys/token-keys.js';
import { type Origin, SessionStore, type SignedIn } from '../accounts/session.store.js';

@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly accounts: AccountStore,
    private readonly keys: TokenKeys,
  ) {}

  /** New tokens for a refresh token; null when its session is over. Rights are read anew each time. */
  async run(token: string | undefined, origin: Origin): Promise<SignedIn | null> {
    const session = token ? await this.sessions.rotate(token, origin) : null;
    if (!session) return null;
    const account = await this.accounts.find(session.accountId);
    if (!account || account.disabled) {
      await this.sessions.endOf(this.database.sql, session.accountId, { except: null });
      return null;
    }
    return { session, accessToken: await this.keys.accessToken(account) };
  }
}
