import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { TokenKeys } from '../keys/token-keys.js';
import type { SignedIn } from './log-in.js';
import { SessionStore } from './session.store.js';

@Injectable()
export class RefreshSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly accounts: AccountStore,
    private readonly keys: TokenKeys,
  ) {}

  /** New tokens for a refresh token; null when its session is over. Rights are read anew each time. */
  async run(token: string | undefined): Promise<SignedIn | null> {
    const session = token ? await this.sessions.rotate(token) : null;
    if (!session) return null;
    const account = await this.accounts.find(session.accountId);
    if (!account || account.disabled) {
      await this.sessions.endAllOf(session.accountId);
      return null;
    }
    return { session, accessToken: await this.keys.accessToken(account) };
  }
}
