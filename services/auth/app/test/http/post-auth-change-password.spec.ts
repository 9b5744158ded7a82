import { changePassword, requestPasswordReset, resetPassword } from '@fitfolio/auth-contract/passwords';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, cookieOf, password, person, startAuth } from '../support/auth.js';
import { codeIn, mailTo } from '../support/mailbox.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const fresh = 'mot-mat-khau-moi-tinh';
const answer = (reply: TestReply): unknown[] => [reply.status, code(reply)];
const cookieFor = async (username: string, secret = password): Promise<string> =>
  `refresh_token=${cookieOf(await service.call(login, { body: { username, password: secret } }))}`;
const change = (
  token: string,
  body: { currentPassword: string; newPassword: string },
  headers: Record<string, string> = {},
): Promise<TestReply> => service.call(changePassword, { body }, { token, headers });
const refreshes = async (cookie: string): Promise<number> =>
  (await service.call(refresh, { body: {} }, { headers: { cookie } })).status;

describe('POST /auth/change-password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const token = await person(service, 'lan@example.com');
    const [here, there] = [await cookieFor('lan@example.com'), await cookieFor('lan@example.com')];
    const reply = await change(token, { currentPassword: password, newPassword: fresh }, { cookie: here });
    expect(reply.status).toBe(204);
    expect([await refreshes(here), await refreshes(there)]).toEqual([200, 401]);
    expect(await cookieFor('lan@example.com')).toBe('refresh_token=');
    expect(await cookieFor('lan@example.com', fresh)).not.toBe('refresh_token=');
    expect(await mailTo(service, 'lan@example.com', 'password-changed')).toContain('/forgot-password');
  });

  it('ends every session when it comes without one, or with another’s', async () => {
    const token = await person(service, 'minh@example.com');
    await person(service, 'other@example.com');
    const [mine, foreign] = [await cookieFor('minh@example.com'), await cookieFor('other@example.com')];
    await change(token, { currentPassword: password, newPassword: fresh }, { cookie: foreign });
    expect([await refreshes(mine), await refreshes(foreign)]).toEqual([401, 200]);
  });

  it('ends a reset code that was mailed before', async () => {
    const token = await person(service, 'codes@example.com');
    await service.call(requestPasswordReset, { body: { email: 'codes@example.com' } });
    const mailed = codeIn(await mailTo(service, 'codes@example.com', 'reset-password'));
    await change(token, { currentPassword: password, newPassword: fresh });
    const reply = await service.call(resetPassword, {
      body: { email: 'codes@example.com', code: mailed, password: 'ke-la-mat-chiem-tai-khoan' },
    });
    expect(answer(reply)).toEqual([400, 'CODE_INVALID']);
  });

  it('refuses a wrong current password, a common new one, another site, and anonymous callers', async () => {
    const token = await person(service, 'bad@example.com');
    const cookie = await cookieFor('bad@example.com');
    const right = { currentPassword: password, newPassword: fresh };
    expect(answer(await change(token, { ...right, currentPassword: 'x' }))).toEqual([
      400,
      'CURRENT_PASSWORD_WRONG',
    ]);
    expect(answer(await change(token, { ...right, newPassword: 'Matkhau123' }))).toEqual([
      400,
      'PASSWORD_TOO_COMMON',
    ]);
    expect(answer(await change(token, { ...right, newPassword: '1234567' }))).toEqual([400, 'INVALID_INPUT']);
    expect(answer(await change(token, right, { 'sec-fetch-site': 'cross-site' }))).toEqual([
      403,
      'CROSS_SITE',
    ]);
    expect((await service.call(changePassword, { body: right })).status).toBe(401);
    expect(await refreshes(cookie)).toBe(200);
  });

  it('refuses one made of the own name, and keeps the old', async () => {
    const token = await person(service, 'named@example.com');
    await service.database.sql("update account set name = 'Trần Văn Bình' where email = 'named@example.com'");
    const typed = { currentPassword: password, newPassword: 'TranVanBinh1' };
    expect(answer(await change(token, typed))).toEqual([400, 'PASSWORD_TOO_PERSONAL']);
    expect(await cookieFor('named@example.com')).not.toBe('refresh_token=');
  });

  it('limits guesses at the current password', async () => {
    const token = await person(service, 'guess@example.com');
    await service.restart({ RATE_LIMIT_FACTOR: '1' });
    const guesses = await Promise.all(
      Array.from({ length: 11 }, () => change(token, { currentPassword: 'x', newPassword: fresh })),
    );
    expect(guesses.filter((r) => r.status === 429)).toHaveLength(1);
  });
});
