import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FactorCode } from './factors.js';
import { PasskeyOptions, SignedByPasskey } from './passkey.js';
import { Tokens } from './tokens.js';
import { passwordCharsMax } from './user.js';

export const reauthenticate = defineRoute({
  id: 'reauthenticate',
  method: 'POST',
  path: '/auth/reauthenticate',
  access: 'user',
  fresh: true,
  summary:
    'Proves again who the caller is, by one of password, code and passkey. For ten minutes the new token opens what answers REAUTHENTICATION_REQUIRED.',
  body: z.union([
    z.strictObject({ password: z.string().min(1).max(passwordCharsMax) }),
    z.strictObject({ code: FactorCode }),
    z.strictObject({ passkey: SignedByPasskey }),
  ]),
  reply: Tokens,
  errors: ['CURRENT_PASSWORD_WRONG', 'FACTOR_CODE_WRONG', 'PASSKEY_REFUSED'],
});

export const getReauthenticationOptions = defineRoute({
  id: 'getReauthenticationOptions',
  method: 'POST',
  path: '/auth/reauthenticate/passkey/options',
  access: 'user',
  fresh: true,
  summary: 'What a browser needs to sign with a passkey of the caller.',
  body: z.strictObject({}),
  reply: dataOf(z.object({ options: PasskeyOptions })),
  errors: [],
});
