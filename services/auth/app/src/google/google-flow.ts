import { randomBytes } from 'node:crypto';
import { callbackify } from 'node:util';
import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problemOf, type ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { Strategy } from 'passport-google-oauth20';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { boundedFetch } from './bounded-fetch.js';
import { GoogleIdentity, type GooglePerson } from './google-identity.js';
import { safePath } from './safe-path.js';

const refuse = problemOf(authErrorCodes);
const purpose = 'google-flow';
const stateBytes = 24;
const unavailableStatus = 503;
export const flowMinutes = 10;

interface Flow {
  readonly state: string;
  readonly verifier: string;
  readonly redirect: string;
  readonly endsAt: number;
}

export interface Leaving {
  /** Of Google's page. */
  readonly url: string;
  /** For the cookie: without it nobody comes back. */
  readonly sealed: string;
}

export interface Coming {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

interface Request {
  readonly query: Coming;
  readonly redirect: string;
  readonly sealed: string | undefined;
  leave?: string;
}

/** The flow by redirects, by passport's strategy; what it would keep in a session travels in a sealed cookie. */
@Injectable()
export class GoogleFlow {
  constructor(
    private readonly identity: GoogleIdentity,
    private readonly keys: TokenKeys,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  async leave(redirect: string | undefined): Promise<Leaving> {
    const request: Request = { query: {}, redirect: safePath(redirect), sealed: undefined };
    const url = await this.authenticate<string>(request);
    return { url, sealed: request.leave ?? '' };
  }

  comeBack(query: Coming, sealed: string | undefined): Promise<GooglePerson> {
    return this.authenticate<GooglePerson>({ query, redirect: '/', sealed });
  }

  /** Where a flow was to lead; home when the cookie is not ours. */
  redirectOf(sealed: string | undefined): string {
    return this.flowOf(sealed)?.redirect ?? '/';
  }

  /** Runs the strategy as passport does: each run on an object of its own, which the outcome is set on. */
  private authenticate<T>(request: Request): Promise<T> {
    const strategy = this.strategy();
    return new Promise((resolve, reject) => {
      const refused = (): void => {
        reject(refuse('GOOGLE_TOKEN_INVALID', 'Google does not vouch for this sign-in.'));
      };
      const outcomes = {
        redirect: resolve,
        success: resolve,
        fail: refused,
        error: (error: unknown) => {
          reject(problemIn(error));
        },
      };
      const run = Object.assign(Object.create(strategy) as Strategy, outcomes);
      const askedFor: object = { scope: ['openid', 'email', 'profile'] };
      run.authenticate(request as never, askedFor);
    });
  }

  private strategy(): Strategy {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_AUTHORIZE_URL, GOOGLE_TOKEN_URL, PUBLIC_URL } =
      this.config;
    if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET)
      throw refuse('GOOGLE_OFF', 'There is no sign-in with Google here.');
    const settings = {
      clientID: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      authorizationURL: GOOGLE_AUTHORIZE_URL,
      tokenURL: GOOGLE_TOKEN_URL,
      callbackURL: new URL('/api/auth/google/callback', PUBLIC_URL).href,
      pkce: true,
      store: this.store(),
    };
    const strategy = new Strategy(settings as never, (_access, _refresh, profile, done) => {
      done(null, profile);
    });
    const inner = strategy as unknown as Protected;
    inner['_oauth2']['_request'] = callbackify(request);
    inner.userProfile = callbackify((token: string) => this.identity.of(token));
    return strategy;
  }

  /** passport-oauth2 tells by the number of parameters which kind of store it has. */
  private store() {
    const seal = (flow: Flow): string => this.keys.seal(purpose, JSON.stringify(flow));
    const open = (sealed: string | undefined): Flow | null => this.flowOf(sealed);
    return {
      store(request: Request, verifier: string, _state: unknown, _meta: unknown, done: Done<string>): void {
        const state = randomBytes(stateBytes).toString('base64url');
        const endsAt = Date.now() + flowMinutes * 60_000;
        request.leave = seal({ state, verifier, redirect: request.redirect, endsAt });
        done(null, state);
      },
      verify(
        { sealed }: Request,
        state: string | undefined,
        _meta: unknown,
        done: Done<string | false>,
      ): void {
        const flow = open(sealed);
        done(null, flow !== null && flow.state === state ? flow.verifier : false);
      },
    };
  }

  private flowOf(sealed: string | undefined): Flow | null {
    const text = sealed === undefined ? null : this.keys.unseal(purpose, sealed);
    const flow = text === null ? null : (JSON.parse(text) as Flow);
    return flow !== null && flow.endsAt > Date.now() ? flow : null;
  }
}

type Done<T> = (error: unknown, value?: T) => void;

/** What the strategy lets subclasses replace. */
interface Protected {
  readonly _oauth2: { _request: unknown };
  userProfile: unknown;
}

/** As passport-oauth2 expects it. */
class RefusedExchange extends Error {
  readonly data = '';

  constructor(
    readonly statusCode: number,
    options?: ErrorOptions,
  ) {
    super('Google did not change the code for a token', options);
  }
}

/** All that passport would send passes here: with a time limit, a size limit, and no redirects. */
async function request(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string,
  _token: string | null,
): Promise<string> {
  const reply = await boundedFetch(url, { method, headers, body }).catch((cause: unknown) => {
    throw new RefusedExchange(unavailableStatus, { cause });
  });
  if (reply.status !== 200) throw new RefusedExchange(reply.status);
  return reply.text;
}

function problemIn(error: unknown): ProblemError | Error {
  if (error instanceof Error && 'code' in error && 'status' in error) return error;
  const status = (error as { oauthError?: { statusCode?: number } }).oauthError?.statusCode ?? 0;
  return status >= 500
    ? refuse('GOOGLE_UNAVAILABLE', 'Google did not answer as it should.', { cause: error })
    : refuse('GOOGLE_TOKEN_INVALID', 'Google does not vouch for this sign-in.', { cause: error });
}
