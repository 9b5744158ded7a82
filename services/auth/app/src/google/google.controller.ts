import { finishGoogle, getSignInOptions, loginGoogle, startGoogle } from '@fitfolio/auth-contract/google';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Controller, Req, UseGuards } from '@nestjs/common';
import { googleCookie, readCookie, removeCookie, setCookie } from '../accounts/cookies.js';
import { answerSignIn, browserOf } from '../authentication/answer-sign-in.js';
import type { SecondStep } from '../authentication/first-step.js';
import type { AuthConfig } from '../config.js';
import { flowMinutes, GoogleFlow } from './google-flow.js';
import { FromGoogle, type FromGoogleRequest, ToGoogle } from './google.guard.js';
import type { GoogleRequest } from './google.strategy.js';
import { LogInGoogle } from './log-in-google.js';

@Controller()
export class GoogleController {
  constructor(
    private readonly logInGoogle: LogInGoogle,
    private readonly flow: GoogleFlow,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @Handles(getSignInOptions)
  options(): RouteReply<typeof getSignInOptions> {
    return { data: { googleClientId: this.config.GOOGLE_CLIENT_ID ?? null } };
  }

  @Handles(loginGoogle)
  async login(@Input() call: Call<typeof loginGoogle>): Promise<RouteReply<typeof loginGoogle>> {
    const outcome = await this.logInGoogle.run(
      call.body.google_access_token,
      browserOf(call, this.config.PUBLIC_URL),
    );
    return answerSignIn(call.reply, this.config.PUBLIC_URL, outcome);
  }

  @Handles(startGoogle)
  @UseGuards(ToGoogle)
  start(@Input() { reply }: Call<typeof startGoogle>, @Req() { sealedFlow }: GoogleRequest): void {
    const flow = { value: sealedFlow ?? '', seconds: flowMinutes * 60 };
    setCookie(reply, this.config.PUBLIC_URL, googleCookie, flow);
  }

  @Handles(finishGoogle)
  @UseGuards(FromGoogle)
  async finish(
    @Input() call: Call<typeof finishGoogle>,
    @Req() { user: person }: FromGoogleRequest,
  ): Promise<void> {
    const { cookies, reply } = call;
    const { PUBLIC_URL } = this.config;
    const redirect = this.flow.redirectOf(readCookie(cookies, PUBLIC_URL, googleCookie));
    removeCookie(reply, PUBLIC_URL, googleCookie);
    try {
      if (person instanceof ProblemError) throw person;
      const outcome = await this.logInGoogle.as(person, browserOf(call, PUBLIC_URL));
      answerSignIn(reply, PUBLIC_URL, outcome);
      void reply.header('location', redirect);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.logger.info({ code: error.code }, 'a sign-in with Google failed');
      void reply.header('location', this.loginPage(error, redirect));
    }
  }

  /** Where the log-in page says what went wrong, or goes on with the second step and then to where it was to lead. */
  private loginPage({ code, details }: ProblemError, redirect: string): string {
    if (code !== 'SECOND_FACTOR_REQUIRED') return `/login?error=${code}`;
    const { factors } = details as SecondStep;
    // The page that starts a session after Google would find the cookie; here it is the second step that sets it.
    const after = new URL(redirect, this.config.PUBLIC_URL).searchParams.get('redirect');
    const query = new URLSearchParams({
      'second-step': factors.join(','),
      ...(after && { redirect: after }),
    });
    return `/login?${query.toString()}`;
  }
}
