import { callbackify } from 'node:util';
import '@fastify/cookie';
import { serviceConfig } from '@fitfolio/service-kit/boot/tokens';
import type { FactoryProvider } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { type Profile, Strategy, type StrategyOptions } from 'passport-google-oauth20';
import { googleCookie, readCookie } from '../accounts/cookies.js';
import type { AuthConfig } from '../config.js';
import { boundedAgent } from './bounded-agent.js';
import { GoogleFlow } from './google-flow.js';
import { GoogleIdentity, type GooglePerson } from './google-identity.js';

/** A request on its way to Google or back. */
export interface GoogleRequest extends FastifyRequest {
  /** Set when it leaves, for the cookie: without it nobody comes back. */
  sealedFlow?: string;
}

interface Client {
  readonly id: string;
  readonly secret: string;
}

type Done<T> = (error: unknown, value?: T) => void;

/** Signs in with Google by redirects, with PKCE and a state, both kept in a sealed cookie. */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(
    { id, secret }: Client,
    config: AuthConfig,
    private readonly identity: GoogleIdentity,
    flow: GoogleFlow,
  ) {
    const options = {
      clientID: id,
      clientSecret: secret,
      authorizationURL: config.GOOGLE_AUTHORIZE_URL,
      tokenURL: config.GOOGLE_TOKEN_URL,
      callbackURL: new URL('/api/auth/google/callback', config.PUBLIC_URL).href,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      store: storeOf(flow, config.PUBLIC_URL),
    };
    // The types of the library know only stores of its own kind; by the number of parameters it knows ours.
    super(options as unknown as StrategyOptions);
    // The exchange of the code is the library's: the agent bounds it as `boundedFetch` does what we send.
    const { _oauth2: exchange } = this;
    exchange.setAgent(boundedAgent(config.GOOGLE_TOKEN_URL));
  }

  /** Who the token is of, and that it was made for us, is asked of Google by the same rules as without redirects. */
  override userProfile(token: string, done: (error?: unknown, profile?: unknown) => void): void {
    callbackify((accessToken: string) => this.identity.of(accessToken))(token, done);
  }

  validate(_accessToken: string, _refreshToken: string, person: Profile & GooglePerson): GooglePerson {
    return person;
  }
}

/** Null where there is no client of Google's. */
export const googleStrategy: FactoryProvider<GoogleStrategy | null> = {
  provide: GoogleStrategy,
  inject: [serviceConfig, GoogleIdentity, GoogleFlow],
  useFactory: (config: AuthConfig, identity: GoogleIdentity, flow: GoogleFlow) => {
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = config;
    return id && secret ? new GoogleStrategy({ id, secret }, config, identity, flow) : null;
  },
};

/** A state store of passport-oauth2, which tells by the number of parameters that it keeps a PKCE verifier. */
function storeOf(flow: GoogleFlow, publicUrl: string) {
  return {
    store(
      request: GoogleRequest,
      verifier: string,
      _state: unknown,
      _meta: unknown,
      done: Done<string>,
    ): void {
      const { redirect } = request.query as { redirect?: string };
      const { state, sealed } = flow.begin(verifier, redirect);
      request.sealedFlow = sealed;
      done(null, state);
    },
    verify(
      request: GoogleRequest,
      state: string | undefined,
      _meta: unknown,
      done: Done<string | false>,
    ): void {
      done(null, flow.verifierOf(readCookie(request.cookies, publicUrl, googleCookie), state) ?? false);
    },
  };
}
