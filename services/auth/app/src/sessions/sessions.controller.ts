import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { login, logout, publicKeys, refresh } from '@fitfolio/auth-contract/routes';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { refreshCookie, TokenKeys } from '../keys/token-keys.js';
import { LogIn } from './log-in.js';
import { setRefreshCookie } from './refresh-cookie.js';
import { RefreshSession } from './refresh-session.js';
import { SessionStore } from './session.store.js';

const refuse = problemOf(authErrorCodes);

@Controller()
export class SessionsController {
  constructor(
    private readonly loggingIn: LogIn,
    private readonly refreshing: RefreshSession,
    private readonly sessions: SessionStore,
    private readonly keys: TokenKeys,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  @Handles(login)
  async login(@Input() { body, address, reply }: Call<typeof login>): Promise<RouteReply<typeof login>> {
    const { accessToken, session } = await this.loggingIn.run(body.username, body.password, address);
    setRefreshCookie(reply, this.config.PUBLIC_URL, session);
    return { access_token: accessToken };
  }

  @Handles(refresh)
  async refresh(@Input() { cookies, reply }: Call<typeof refresh>): Promise<RouteReply<typeof refresh>> {
    const signedIn = await this.refreshing.run(cookies[refreshCookie]);
    setRefreshCookie(reply, this.config.PUBLIC_URL, signedIn?.session ?? null);
    if (!signedIn) throw refuse('SESSION_EXPIRED', 'The session has ended. Sign in again.');
    return { access_token: signedIn.accessToken };
  }

  @Handles(logout)
  async logout(@Input() { cookies, reply }: Call<typeof logout>): Promise<void> {
    const token = cookies[refreshCookie];
    if (token) await this.sessions.end(token);
    setRefreshCookie(reply, this.config.PUBLIC_URL, null);
  }

  @Handles(publicKeys)
  keysToVerify(): RouteReply<typeof publicKeys> {
    return { keys: this.keys.publicKeys() };
  }
}
