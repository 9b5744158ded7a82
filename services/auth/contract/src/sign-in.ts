import { OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Tokens } from './tokens.js';
import { Email, emailCharsMax, NewPassword, passwordCharsMax } from './user.js';

export const signUp = defineRoute({
  id: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  access: 'public',
  summary: 'Makes an account. A known address gets the same answer as a new one.',
  body: z.strictObject({ username: Email, password: NewPassword, language: OutputLanguage.optional() }),
  status: 201,
  reply: dataOf(z.object({ email: z.string() })),
  errors: ['PASSWORD_TOO_COMMON', 'PASSWORD_TOO_PERSONAL'],
});

export const login = defineRoute({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary:
    'Signs in with e-mail and password; sets the refresh cookie. An account with a second factor gets SECOND_FACTOR_REQUIRED, whose `details.factors` names what it has, and a cookie for the second step.',
  body: z.strictObject({
    username: z.string().trim().toLowerCase().min(1).max(emailCharsMax),
    password: z.string().min(1).max(passwordCharsMax),
  }),
  reply: Tokens,
  errors: ['BAD_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'ACCOUNT_DISABLED', 'CROSS_SITE'],
  cookies: true,
});

const Jwk = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

export const publicKeys = defineRoute({
  id: 'publicKeys',
  method: 'GET',
  path: '/auth/keys',
  access: 'public',
  summary: 'The public keys (JWKS) access tokens are verified with.',
  reply: z.object({ keys: z.array(Jwk) }),
  errors: [],
});
