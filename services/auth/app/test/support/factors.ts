import { addPasskey, addTotp, setUpPasskey, setUpTotp } from '@fitfolio/auth-contract/factors';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { Secret, TOTP } from 'otpauth';
import { password, person } from './auth.js';
import { authenticator } from './authenticator.js';
import { type Browser, browser } from './browser.js';

const stepMs = 30_000;

/** The code of an app, `steps` of 30 seconds from now: that of now and the next one stay good for a whole step. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });

/** A new person with a proved address, signed in with a browser. */
export async function verifiedPerson(service: TestService, email: string) {
  await person(service, email);
  await service.database.sql('update account set email_verified = true where email = $1', [email]);
  const own = browser(service);
  const reply = await own.call(login, { body: { username: email, password } });
  return { email, browser: own, token: login.reply.parse(reply.body).access_token };
}

/** Adds an app by its code of now, so that the next one is left. */
export async function withTotp(own: Browser, token: string) {
  const setUp = setUpTotp.reply.parse((await own.call(setUpTotp, { body: {} }, token)).body).data;
  const body = {
    setup: setUp.setup,
    code: codeOf(setUp.secret),
    name: 'My phone',
  };
  const added = addTotp.reply.parse((await own.call(addTotp, { body }, token)).body).data;
  return { secret: setUp.secret, ...added };
}

export async function withPasskey(own: Browser, token: string) {
  const key = authenticator();
  const { options } = setUpPasskey.reply.parse((await own.call(setUpPasskey, { body: {} }, token)).body).data;
  const body = { passkey: key.create(options), name: 'My key' };
  const added = addPasskey.reply.parse((await own.call(addPasskey, { body }, token)).body).data;
  return { key, ...added };
}
