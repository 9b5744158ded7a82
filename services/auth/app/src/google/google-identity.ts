import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Email, PersonName } from '@fitfolio/auth-contract/user';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AuthConfig } from '../config.js';
import { boundedFetch } from './bounded-fetch.js';

const refuse = problemOf(authErrorCodes);
const subCharsMax = 255;

/** Who someone is, by Google's word. */
export interface GooglePerson {
  /** Stays when the address changes. */
  readonly sub: string;
  readonly email: string;
  readonly name: string | null;
}

const Sub = z.string().min(1).max(subCharsMax);
const TokenInfo = z.object({ aud: z.string(), sub: Sub });
const UserInfo = z.object({
  sub: Sub,
  email: Email,
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((v) => v === true || v === 'true'),
  name: PersonName.optional().catch(undefined),
});

/** Asks Google whom an access token belongs to, and whether it was made for us. */
@Injectable()
export class GoogleIdentity {
  constructor(@InjectConfig() private readonly config: AuthConfig) {}

  async of(accessToken: string): Promise<GooglePerson> {
    const { GOOGLE_CLIENT_ID, GOOGLE_TOKENINFO_URL, GOOGLE_USERINFO_URL } = this.config;
    if (!GOOGLE_CLIENT_ID) throw refuse('GOOGLE_OFF', 'There is no sign-in with Google here.');
    const info = await ask(GOOGLE_TOKENINFO_URL, TokenInfo, {
      method: 'POST',
      body: new URLSearchParams({ access_token: accessToken }),
    });
    // A token that another site was given must not open an account here.
    if (info.aud !== GOOGLE_CLIENT_ID) throw invalid();
    const person = await ask(GOOGLE_USERINFO_URL, UserInfo, {
      headers: { authorization: `Bearer ${accessToken.replace(/[^\x21-\x7e]/g, '')}` },
    });
    if (person.sub !== info.sub) throw invalid();
    if (!person.email_verified)
      throw refuse('GOOGLE_EMAIL_UNVERIFIED', 'Google has not verified this e-mail address.');
    return { sub: person.sub, email: person.email, name: person.name ?? null };
  }
}

const invalid = (): Error => refuse('GOOGLE_TOKEN_INVALID', 'Google does not vouch for this sign-in.');

async function ask<T>(url: string, shape: z.ZodType<T>, init: RequestInit): Promise<T> {
  const reply = await boundedFetch(url, init).catch((cause: unknown) => {
    throw refuse('GOOGLE_UNAVAILABLE', 'Google did not answer as it should.', { cause });
  });
  if (reply.status >= 500) throw refuse('GOOGLE_UNAVAILABLE', 'Google did not answer as it should.');
  const parsed = reply.status === 200 ? shape.safeParse(jsonOf(reply.text)) : undefined;
  if (!parsed?.success) throw invalid();
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
