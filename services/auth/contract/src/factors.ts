import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { NewPasskey, PasskeyOptions } from './passkey.js';
import { Tokens } from './tokens.js';
import { shownName } from './user.js';

export const factorNameCharsMax = 60;
export const factorsMax = 10;
export const recoveryCodeCount = 10;
export const totpSetupMinutes = 15;
const setupCharsMax = 1_000;

const FactorName = shownName(factorNameCharsMax);
/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not matter. */
export const FactorCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1));

export const FactorKind = z.enum(['totp', 'passkey']);
export type FactorKind = z.output<typeof FactorKind>;

/** A second factor of an account. */
export const Factor = z.object({
  id: Id,
  kind: FactorKind,
  name: z.string(),
  createdAt: Instant,
  usedAt: Instant.nullable(),
  /** A passkey that its maker keeps a copy of; null for other kinds. */
  backedUp: z.boolean().nullable(),
});
export type Factor = z.output<typeof Factor>;

export const listFactors = defineRoute({
  id: 'listFactors',
  method: 'GET',
  path: '/auth/factors',
  access: 'user',
  fresh: true,
  summary: 'The second factors of the caller, and how else they can prove who they are.',
  reply: dataOf(
    z.object({
      factors: z.array(Factor),
      /** How many recovery codes are left. */
      recoveryCodes: z.number().int(),
      hasPassword: z.boolean(),
    }),
  ),
  errors: [],
});

/** The first factor of an account comes with recovery codes, which are told only now. */
const Added = z.object({
  factor: Factor,
  recoveryCodes: z.array(z.string()).nullable(),
  /** Of the same session, which now has a second factor. */
  access_token: Tokens.shape.access_token,
});

const sensitive = { access: 'user', fresh: true, reauthenticated: true } as const;

export const setUpTotp = defineRoute({
  id: 'setUpTotp',
  method: 'POST',
  path: '/auth/factors/totp/setup',
  ...sensitive,
  summary: 'A new secret for an authenticator app. It counts once a code of it came back with `setup`.',
  body: z.strictObject({}),
  reply: dataOf(z.object({ secret: z.string(), uri: z.string(), setup: z.string() })),
  errors: ['EMAIL_NOT_VERIFIED', 'FACTORS_TOO_MANY'],
});

export const addTotp = defineRoute({
  id: 'addTotp',
  method: 'POST',
  path: '/auth/factors/totp',
  ...sensitive,
  summary: 'Adds the authenticator app that was set up, by a code that it shows.',
  body: z.strictObject({
    setup: z.string().min(1).max(setupCharsMax),
    code: FactorCode,
    name: FactorName,
  }),
  status: 201,
  reply: dataOf(Added),
  errors: ['EMAIL_NOT_VERIFIED', 'FACTORS_TOO_MANY', 'FACTOR_CODE_WRONG', 'FACTOR_SETUP_EXPIRED'],
});

export const setUpPasskey = defineRoute({
  id: 'setUpPasskey',
  method: 'POST',
  path: '/auth/factors/passkey/setup',
  ...sensitive,
  summary: 'What a browser needs to make a passkey.',
  body: z.strictObject({}),
  reply: dataOf(z.object({ options: PasskeyOptions })),
  errors: ['EMAIL_NOT_VERIFIED', 'FACTORS_TOO_MANY'],
});

export const addPasskey = defineRoute({
  id: 'addPasskey',
  method: 'POST',
  path: '/auth/factors/passkey',
  ...sensitive,
  summary: 'Adds the passkey that the browser has made.',
  body: z.strictObject({ passkey: NewPasskey, name: FactorName }),
  status: 201,
  reply: dataOf(Added),
  errors: ['EMAIL_NOT_VERIFIED', 'FACTORS_TOO_MANY', 'PASSKEY_REFUSED'],
});

export const renameFactor = defineRoute({
  id: 'renameFactor',
  method: 'PATCH',
  path: '/auth/factors/{id}',
  access: 'user',
  fresh: true,
  summary: 'Calls a factor something else.',
  params: idParams,
  body: z.strictObject({ name: FactorName }),
  reply: dataOf(Factor),
  errors: [],
});

export const removeFactor = defineRoute({
  id: 'removeFactor',
  method: 'POST',
  path: '/auth/factors/{id}/remove',
  ...sensitive,
  summary: 'Removes a factor; with the last one the recovery codes go, too.',
  params: idParams,
  body: z.strictObject({}),
  status: 204,
  errors: [],
});

export const renewRecoveryCodes = defineRoute({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/factors/recovery-codes',
  ...sensitive,
  summary: 'Ten new recovery codes; the old ones are not valid any more. Not found without a factor.',
  body: z.strictObject({}),
  reply: dataOf(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: [],
});
