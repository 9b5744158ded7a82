import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Tokens } from './tokens.js';

export const googleTokenCharsMax = 4_096;
export const redirectCharsMax = 1_000;

const refusals = [
  'GOOGLE_OFF',
  'GOOGLE_TOKEN_INVALID',
  'GOOGLE_EMAIL_UNVERIFIED',
  'GOOGLE_OTHER_ACCOUNT',
  'GOOGLE_UNAVAILABLE',
  'ACCOUNT_DISABLED',
] as const;

export const getSignInOptions = defineRoute({
  id: 'getSignInOptions',
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  summary: 'How one can sign in here. Without a client id there is no Google.',
  reply: dataOf(z.object({ googleClientId: z.string().nullable() })),
  errors: [],
});

export const loginGoogle = defineRoute({
  id: 'loginGoogle',
  method: 'POST',
  path: '/auth/login-google',
  access: 'public',
  summary: 'Signs in with an access token that Google gave our client; makes the account when there is none.',
  body: z.strictObject({ google_access_token: z.string().min(1).max(googleTokenCharsMax) }),
  reply: Tokens,
  errors: [...refusals, 'SECOND_FACTOR_REQUIRED', 'CROSS_SITE'],
  cookies: true,
});

export const startGoogle = defineRoute({
  id: 'startGoogle',
  method: 'GET',
  path: '/auth/google',
  access: 'public',
  summary:
    'Leads to Google, for browsers that block pop-ups. `redirect` is where to go afterwards: a path of this site, else home.',
  query: z.strictObject({ redirect: z.string().max(redirectCharsMax).optional() }),
  status: 302,
  errors: ['GOOGLE_OFF'],
});

export const finishGoogle = defineRoute({
  id: 'finishGoogle',
  method: 'GET',
  path: '/auth/google/callback',
  access: 'public',
  summary:
    'Where Google leads back to. Sets the refresh cookie and goes on to the path that was asked for; what went wrong goes to `/login?error=<code>`.',
  // Whatever else Google sends along is none of our business, but must not fail.
  query: z.object({
    code: z.string().max(googleTokenCharsMax).optional(),
    state: z.string().max(redirectCharsMax).optional(),
    error: z.string().max(redirectCharsMax).optional(),
  }),
  status: 302,
  errors: [],
});
