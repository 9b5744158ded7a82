import { finishGoogle, loginGoogle, startGoogle as startFlow } from '@fitfolio/auth-contract/google';
import { loginWithCode } from '@fitfolio/auth-contract/second-step';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { type TestReply, type TestService, testSite } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { code, cookieOf, startAuth } from '../support/auth.js';
import { browser } from '../support/browser.js';
import { codeOf, withTotp } from '../support/factors.js';
import { startGoogle, type TestGoogle } from '../support/google.js';

let google: TestGoogle;
let service: TestService;
beforeAll(async () => {
  google = await startGoogle({ sub: '1', email: 'lan@example.com', email_verified: true });
  service = await startAuth(google.env);
});
afterAll(async () => {
  await service.close();
  await google.close();
});
beforeEach(() => {
  google.behaviour = 'right';
  google.exchange = 'right';
  google.person = { sub: '1', email: 'lan@example.com', email_verified: true };
});

const flowCookie = (reply: TestReply): string =>
  /google_flow=[^;]*/.exec(reply.headers.getSetCookie().join('\n'))?.[0] ?? '';
const location = (reply: TestReply): string => reply.headers.get('location') ?? '';

/** As far as Google's page, which says yes at once; what it leads back with. */
async function leave(redirect?: string) {
  const reply = await service.call(startFlow, redirect === undefined ? {} : { query: { redirect } });
  const there = await fetch(location(reply), { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  return { reply, cookie: flowCookie(reply), back, query: Object.fromEntries(back.searchParams) };
}
const comeBack = (query: Record<string, string>, cookie: string): Promise<TestReply> =>
  service.call(finishGoogle, { query }, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });

describe('the flow by redirects', () => {
  it('leads to Google with a state and a PKCE challenge, by a cookie that scripts cannot read', async () => {
    const { reply, back } = await leave();
    const asked = new URL(location(reply)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${testSite}/api/auth/google/callback`);
    expect(reply.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(`${back.origin}${back.pathname}`).toBe(`${testSite}/api/auth/google/callback`);
  });

  it('signs in and goes on to where it was asked to', async () => {
    const { cookie, query } = await leave('/user-profile?tab=sessions');
    const reply = await comeBack(query, cookie);
    expect([reply.status, location(reply)]).toEqual([302, '/user-profile?tab=sessions']);
    const headers = { cookie: `refresh_token=${cookieOf(reply)}` };
    expect((await service.call(refresh, { body: {} }, { headers })).status).toBe(200);
  });

  it('leads an account with a second factor to the second step, without a session', async () => {
    google.person = { sub: '2', email: 'two@example.com', email_verified: true };
    const own = browser(service);
    const token = await own.call(loginGoogle, { body: { google_access_token: await google.token() } });
    const { secret } = await withTotp(own, loginGoogle.reply.parse(token.body).access_token);
    const direct = await own.call(loginGoogle, { body: { google_access_token: await google.token() } });
    expect([direct.status, code(direct)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const { cookie, query } = await leave('/login?redirect=/pricing&from=google');
    const reply = await comeBack(query, cookie);
    expect(location(reply)).toBe('/login?second-step=totp&redirect=%2Fpricing');
    expect(cookieOf(reply)).toBe('');
    const challenge = /sign_in_challenge=[^;]+/.exec(reply.headers.getSetCookie().join('\n'))?.[0] ?? '';
    const body = { code: codeOf(secret, 1) };
    expect((await service.call(loginWithCode, { body }, { headers: { cookie: challenge } })).status).toBe(
      200,
    );
  });

  it('never leads away from this site', async () => {
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const { cookie, query } = await leave(evil);
      expect(location(await comeBack(query, cookie))).toBe('/');
    }
  });

  it.each([
    ['without its cookie', async () => comeBack((await leave()).query, '')],
    ['with another’s cookie', async () => comeBack((await leave()).query, (await leave()).cookie)],
    [
      'with a changed cookie',
      async () => {
        const { query, cookie } = await leave();
        return comeBack(query, cookie.replace('=', '=A'));
      },
    ],
    [
      'with a state of its own',
      async () => {
        const { query, cookie } = await leave();
        return comeBack({ ...query, state: 'mine' }, cookie);
      },
    ],
    ['without Google’s consent', async () => comeBack({ error: 'access_denied' }, (await leave()).cookie)],
    [
      'with a token for another site',
      async () => {
        google.person = { ...google.person, aud: 'elsewhere' };
        const { query, cookie } = await leave();
        return comeBack(query, cookie);
      },
    ],
  ])('opens nothing to who comes back %s', async (_how, come) => {
    const reply = await come();
    expect(location(reply)).toBe('/login?error=GOOGLE_TOKEN_INVALID');
    expect(cookieOf(reply)).toBe('');
  });

  it('says so when Google does not answer', async () => {
    const { query, cookie } = await leave();
    google.behaviour = 'failing';
    expect(location(await comeBack(query, cookie))).toBe('/login?error=GOOGLE_UNAVAILABLE');
  });

  it.each(['slow', 'huge', 'redirecting', 'failing'] as const)(
    'gives up on an exchange of the code that is %s',
    async (exchange) => {
      const { query, cookie } = await leave();
      google.exchange = exchange;
      expect(location(await comeBack(query, cookie))).toBe('/login?error=GOOGLE_UNAVAILABLE');
      google.exchange = 'right';
      const next = await leave();
      expect(location(await comeBack(next.query, next.cookie))).toBe('/');
    },
    20_000,
  );
});
