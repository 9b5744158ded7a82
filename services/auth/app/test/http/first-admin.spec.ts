import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin, cookieOf, password, person, startAuth, tokenOf } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ PUBLIC_URL: 'https://fitfolio.example' });
});
afterAll(() => service.close());

describe('the first administrator', () => {
  it('is not whoever signed up with that address before', async () => {
    await person(service, admin.email);
    const cookie = cookieOf(await service.call(login, { body: { username: admin.email, password } }));
    await service.restart({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    const headers = { cookie: `__Secure-refresh_token=${cookie}` };
    expect((await service.call(refresh, { body: {} }, { headers })).status).toBe(401);
    expect((await service.call(login, { body: { username: admin.email, password } })).status).toBe(401);
    expect(await tokenOf(service, admin.email, admin.password)).toMatch(/^ey/);
  });

  it('has, as everyone on a site with TLS, a cookie that travels by TLS only', async () => {
    const reply = await service.call(login, { body: { username: admin.email, password: admin.password } });
    const set = reply.headers.getSetCookie().filter((cookie) => !cookie.includes('=;'));
    expect(set.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      '__Secure-known_device',
      '__Secure-refresh_token',
    ]);
    for (const cookie of set) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    const plain = { cookie: `refresh_token=${cookieOf(reply)}` };
    expect((await service.call(refresh, { body: {} }, { headers: plain })).status).toBe(401);
    const own = { cookie: `__Secure-refresh_token=${cookieOf(reply)}` };
    expect((await service.call(refresh, { body: {} }, { headers: own })).status).toBe(200);
  });
});
