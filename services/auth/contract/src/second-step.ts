import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FactorCode } from './factors.js';
import { PasskeyOptions, SignedByPasskey } from './passkey.js';
import { Tokens } from './tokens.js';

/** How long the second step of a sign-in may take, and a browser for a passkey. */
export const challengeMinutes = 5;

export const loginWithCode = defineRoute({
  id: 'loginWithCode',
  method: 'POST',
  path: '/auth/login/code',
  access: 'public',
  summary:
    'The second step of a sign-in, by a code of the app or a recovery code; the cookie of the first step says whose.',
  body: z.strictObject({ code: FactorCode }),
  reply: Tokens,
  errors: ['CHALLENGE_EXPIRED', 'FACTOR_CODE_WRONG', 'ACCOUNT_DISABLED', 'CROSS_SITE'],
  cookies: true,
});

export const getLoginPasskeyOptions = defineRoute({
  id: 'getLoginPasskeyOptions',
  method: 'POST',
  path: '/auth/login/passkey/options',
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey: of any account, or of the one of the first step.',
  body: z.strictObject({}),
  reply: dataOf(z.object({ options: PasskeyOptions })),
  errors: ['CROSS_SITE'],
  cookies: true,
});

export const loginWithPasskey = defineRoute({
  id: 'loginWithPasskey',
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  summary: 'Signs in with a passkey, alone or as the second step: it is two factors in one.',
  body: z.strictObject({ passkey: SignedByPasskey }),
  reply: Tokens,
  errors: ['PASSKEY_REFUSED', 'ACCOUNT_DISABLED', 'CROSS_SITE'],
  cookies: true,
});
