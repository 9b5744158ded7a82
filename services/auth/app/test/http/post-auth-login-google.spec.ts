import { getSignInOptions, loginGoogle } from '@fitfolio/auth-contract/google';
import { getMe } from '@fitfolio/auth-contract/me';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { code, cookieOf, password, person, startAuth } from '../support/auth.js';
import { clientId, startGoogle, type TestGoogle } from '../support/google.js';
import { idOf } from '../support/people.js';

let google: TestGoogle;
let service: TestService;
let count = 0;
beforeAll(async () => {
  google = await startGoogle({ sub: '0', email: '', email_verified: true });
  service = await startAuth(google.env);
});
afterAll(async () => {
  await service.close();
  await google.close();
});
beforeEach(() => {
  count += 1;
  google.person = {
    sub: `sub-${count}`,
    email: `g${count}@example.com`,
    email_verified: true,
    name: 'Lê An',
  };
  google.behaviour = 'right';
});

const signIn = async (token?: string): Promise<TestReply> =>
  service.call(loginGoogle, { body: { google_access_token: token ?? (await google.token()) } });
const me = async (reply: TestReply) => {
  const { access_token: token } = loginGoogle.reply.parse(reply.body);
  return getMe.reply.parse((await service.call(getMe, {}, { token })).body).data;
};
const answer = (reply: TestReply) => [reply.status, code(reply)];

describe('POST /auth/login-google', () => {
  it('makes an account with a verified address, and opens it again next time', async () => {
    const first = await me(await signIn());
    expect(first).toMatchObject({ email: google.person.email, emailVerified: true, hasPassword: false });
    expect(first.name).toBe('Lê An');
    const reply = await signIn();
    expect((await me(reply)).id).toBe(first.id);
    expect(cookieOf(reply)).not.toBe('');
  });

  it('keeps to the subject when the address changes at Google', async () => {
    const first = await me(await signIn());
    google.person = { ...google.person, email: `moved${count}@example.com` };
    expect(await me(await signIn())).toMatchObject({ id: first.id, email: first.email });
  });

  it('refuses a token that was made for another site', async () => {
    google.person = { ...google.person, aud: 'elsewhere.apps.example' };
    expect(answer(await signIn())).toEqual([401, 'GOOGLE_TOKEN_INVALID']);
  });

  it('refuses an address that Google has not verified, and what is no token of Google’s', async () => {
    google.person = { ...google.person, email_verified: false };
    expect(answer(await signIn())).toEqual([403, 'GOOGLE_EMAIL_UNVERIFIED']);
    expect(answer(await signIn('nonsense'))).toEqual([401, 'GOOGLE_TOKEN_INVALID']);
    expect(answer(await signIn('a\r\nb: c'))).toEqual([401, 'GOOGLE_TOKEN_INVALID']);
  });

  it('takes the password and the sessions from whoever signed up with the address before its owner', async () => {
    const { email } = google.person;
    await person(service, email);
    const attacker = cookieOf(await service.call(login, { body: { username: email, password } }));
    const owner = await me(await signIn());
    expect(owner.id).toBe(await idOf(service, email));
    expect(answer(await service.call(login, { body: { username: email, password } }))).toEqual([
      401,
      'BAD_CREDENTIALS',
    ]);
    const headers = { cookie: `refresh_token=${attacker}` };
    expect((await service.call(refresh, { body: {} }, { headers })).status).toBe(401);
  });

  it('leaves a verified account its password', async () => {
    const { email } = google.person;
    await service.call(signUp, { body: { username: email, password } });
    await service.database.sql('update account set email_verified = true where email = $1', [email]);
    expect(await me(await signIn())).toMatchObject({ hasPassword: true });
    expect((await service.call(login, { body: { username: email, password } })).status).toBe(200);
  });

  it('does not give an account to a second subject with its address', async () => {
    await signIn();
    google.person = { ...google.person, sub: `another-${count}` };
    expect(answer(await signIn())).toEqual([409, 'GOOGLE_OTHER_ACCOUNT']);
  });

  it('is one account when two first sign-ins come at once', async () => {
    const token = await google.token();
    const both = await Promise.all([signIn(token), signIn(token), signIn(token)]);
    const ids = await Promise.all(both.map(async (reply) => (await me(reply)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('does not open a disabled account', async () => {
    await signIn();
    await service.database.sql('update account set disabled = true where email = $1', [google.person.email]);
    expect(answer(await signIn())).toEqual([403, 'ACCOUNT_DISABLED']);
  });

  it.each(['slow', 'huge', 'redirecting', 'failing'] as const)(
    'gives up on a Google that is %s',
    async (behaviour) => {
      google.behaviour = behaviour;
      expect(answer(await signIn())).toEqual([503, 'GOOGLE_UNAVAILABLE']);
    },
    15_000,
  );

  it('says whether there is Google at all', async () => {
    expect((await service.call(getSignInOptions)).body).toEqual({ data: { googleClientId: clientId } });
  });
});
