import { setTimeout as pause } from 'node:timers/promises';
import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { problemOf, ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InternalOAuthError } from 'passport-oauth2';
import type { GooglePerson } from './google-identity.js';
import { GoogleStrategy } from './google.strategy.js';
import { LogInGoogle } from './log-in-google.js';

const refuse = problemOf(authErrorCodes);
/** The exchange of the code and two questions to Google, three seconds each. */
const flowMsMax = 10_000;

/** Google's strategy as a guard. It refuses when there is no Google here. */
@Injectable()
class GoogleGuard extends AuthGuard('google') {
  constructor(@Inject(GoogleStrategy) private readonly google: GoogleStrategy | null) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.google === null) throw refuse('GOOGLE_OFF', 'There is no sign-in with Google here.');
    return (await super.canActivate(context)) === true;
  }
}

/** Sends the browser to Google: passport writes the address to the reply, the method does the rest. */
@Injectable()
export class ToGoogle extends GoogleGuard {
  override canActivate(context: ExecutionContext): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      // Passport ends a reply of Node's kind and calls nobody; here its end is where the method goes on.
      Object.assign(reply, {
        setHeader: (name: string, value: string) => {
          if (name === 'Location') void reply.header('location', value);
        },
        end: () => {
          resolve(true);
        },
      });
      super.canActivate(context).then(resolve, reject);
    });
  }
}

/** Takes the browser back: the method gets whom Google vouches for, or why nobody. */
@Injectable()
export class FromGoogle extends GoogleGuard {
  constructor(
    @Inject(GoogleStrategy) strategy: GoogleStrategy | null,
    private readonly logInGoogle: LogInGoogle,
  ) {
    super(strategy);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = this.getRequest(context) as FromGoogleRequest;
    try {
      await this.logInGoogle.limit({ address: request.ip });
      await withinTime(super.canActivate(context));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      request.user = error;
    }
    return true;
  }

  override handleRequest<Outcome>(error: unknown, person: Outcome): Outcome {
    if (!error && person) return person;
    throw problemIn(error);
  }
}

export interface FromGoogleRequest extends FastifyRequest {
  user: GooglePerson | ProblemError;
}

/** A reply that breaks off is never told by the library that reads it. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = pause(flowMsMax, undefined, { signal: done.signal }).then(() => {
    throw unavailable();
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

const unavailable = (cause?: unknown): ProblemError =>
  refuse('GOOGLE_UNAVAILABLE', 'Google did not answer as it should.', { cause });

function problemIn(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof InternalOAuthError && !isRefusal(error)) return unavailable(error);
  return refuse('GOOGLE_TOKEN_INVALID', 'Google does not vouch for this sign-in.', { cause: error });
}

/** Google answered, and it was its no. Without a status there was no whole answer. */
function isRefusal({ oauthError }: { oauthError: unknown }): boolean {
  if (typeof oauthError !== 'object' || oauthError === null || !('statusCode' in oauthError)) return false;
  const status = Number(oauthError.statusCode);
  return status >= 400 && status < 500;
}
