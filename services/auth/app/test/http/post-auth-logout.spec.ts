import { logout, refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, cookieOf, password, person, startAuth } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
  await person(service, 'lan@example.com');
});
afterAll(() => service.close());

const signedIn = async (): Promise<string> =>
  cookieOf(await service.call(login, { body: { username: 'lan@example.com', password } }));
const logOut = (cookie: string, headers: Record<string, string> = {}): Promise<TestReply> =>
  service.call(logout, { body: {} }, { headers: { cookie: `refresh_token=${cookie}`, ...headers } });
const refreshWith = (cookie: string): Promise<TestReply> =>
  service.call(refresh, { body: {} }, { headers: { cookie: `refresh_token=${cookie}` } });

describe('POST /auth/logout', () => {
  it('ends this session, removes its cookie, and leaves other sessions alone', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const reply = await logOut(here);
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(reply.headers.get('set-cookie')).toMatch(/^refresh_token=; .*Expires=Thu, 01 Jan 1970/);
    expect(code(await refreshWith(here))).toBe('SESSION_EXPIRED');
    expect((await refreshWith(elsewhere)).status).toBe(200);
  });

  it('ends the session also by a token that was changed already', async () => {
    const first = await signedIn();
    const second = cookieOf(await refreshWith(first));
    await logOut(first);
    expect((await refreshWith(second)).status).toBe(401);
  });

  it('answers the same without a session', async () => {
    expect((await service.call(logout, { body: {} })).status).toBe(204);
    expect((await logOut('made-up')).status).toBe(204);
  });

  it('refuses other sites and unknown keys', async () => {
    const cookie = await signedIn();
    const cross = await logOut(cookie, { origin: 'https://evil.example' });
    expect([cross.status, code(cross)]).toEqual([403, 'CROSS_SITE']);
    const bad = await service.call(logout, { body: { all: true } as never });
    expect([bad.status, code(bad)]).toEqual([400, 'INVALID_INPUT']);
    expect((await refreshWith(cookie)).status).toBe(200);
  });
});
