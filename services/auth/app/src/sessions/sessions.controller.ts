import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { logout, refresh } from '@fitfolio/auth-contract/renewal';
import { login, publicKeys } from '@fitfolio/auth-contract/sign-in';
import { endOtherSessions, endSession, listSessions } from '@fitfolio/auth-contract/session';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { LogIn } from './log-in.js';
import {
  deviceCookie,
  readCookie,
  refreshCookie,
  removeCookie,
  setRefreshCookie,
} from '../accounts/cookies.js';
import { answerSignIn } from '../authentication/answer-sign-in.js';
import { originOf } from '../accounts/origin.js';
import { RefreshSession } from './refresh-session.js';
import { SessionStore } from '../accounts/session.store.js';
import { EndSessions } from './end-sessions.js';

const refuse = problemOf(authErrorCodes);

@Controller()
export class SessionsController {
  constructor(
    private readonly loggingIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly sessions: SessionStore,
    private readonly endSessions: EndSessions,
    private readonly keys: TokenKeys,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  @Handles(login)
  async login(@Input() call: Call<typeof login>): Promise<RouteReply<typeof login>> {
    const { username: email, password } = call.body;
    const { PUBLIC_URL } = this.config;
    const device = readCookie(call.cookies, PUBLIC_URL, deviceCookie);
    const outcome = await this.loggingIn.run({ email, password }, originOf(call), device);
    return answerSignIn(call.reply, PUBLIC_URL, outcome);
  }

  @Handles(refresh)
  async refresh(@Input() call: Call<typeof refresh>): Promise<RouteReply<typeof refresh>> {
    const { cookies, reply } = call;
    const signedIn = await this.refreshSession.run(this.tokenIn(cookies), originOf(call));
    const { PUBLIC_URL } = this.config;
    if (!signedIn) {
      removeCookie(reply, PUBLIC_URL, refreshCookie);
      throw refuse('SESSION_EXPIRED', 'The session has ended. Sign in again.');
    }
    setRefreshCookie(reply, PUBLIC_URL, signedIn.session);
    return { access_token: signedIn.accessToken };
  }

  @Handles(logout)
  async logout(@Input() { cookies, reply }: Call<typeof logout>): Promise<void> {
    const token = this.tokenIn(cookies);
    if (token) await this.sessions.end(token);
    removeCookie(reply, this.config.PUBLIC_URL, refreshCookie);
  }

  @Handles(listSessions)
  async list(
    @Input() { user, cookies }: Call<typeof listSessions>,
  ): Promise<RouteReply<typeof listSessions>> {
    const current = await this.sessions.familyOf(this.tokenIn(cookies));
    const sessions = await this.sessions.list(user.id);
    return { data: sessions.map((session) => ({ ...session, current: session.id === current })) };
  }

  @Handles(endSession)
  async endOne(@Input() { user, params }: Call<typeof endSession>): Promise<void> {
    await this.endSessions.one(user.id, params.id);
  }

  @Handles(endOtherSessions)
  async endOthers(
    @Input() { user, cookies }: Call<typeof endOtherSessions>,
  ): Promise<RouteReply<typeof endOtherSessions>> {
    return { data: { ended: await this.endSessions.others(user.id, this.tokenIn(cookies)) } };
  }

  @Handles(publicKeys)
  keysToVerify(): RouteReply<typeof publicKeys> {
    return { keys: this.keys.publicKeys() };
  }

  private tokenIn(cookies: Call<typeof refresh>['cookies']): string | undefined {
    return readCookie(cookies, this.config.PUBLIC_URL, refreshCookie);
  }
}
