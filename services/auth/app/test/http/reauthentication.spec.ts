import { makeAdmin, listUsers } from '@fitfolio/auth-contract/admin-users';
import { setUpTotp } from '@fitfolio/auth-contract/factors';
import { getMe } from '@fitfolio/auth-contract/me';
import { exportMe, requestDeletion } from '@fitfolio/auth-contract/own-data';
import { changePassword } from '@fitfolio/auth-contract/passwords';
import { getReauthenticationOptions, reauthenticate } from '@fitfolio/auth-contract/reauthentication';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, password, person, startAuth } from '../support/auth.js';
import { codeOf, verifiedPerson, withPasskey, withTotp } from '../support/factors.js';
import { anAdmin, idOf, staleToken } from '../support/people.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const prove = async (token: string, body: unknown) =>
  service.call(reauthenticate, { body: body as never }, { token });
const exporting = (token: string) => service.call(exportMe, { body: {} }, { token });

describe('what a stolen session must not do', () => {
  it('is refused to one that is older than ten minutes, and open again after a proof', async () => {
    await person(service, 'old@example.com');
    const token = await staleToken(service, 'old@example.com');
    const newPassword = 'mot-mat-khau-khac-han';
    const calls = [
      exporting(token),
      service.call(requestDeletion, { body: { password } }, { token }),
      service.call(changePassword, { body: { currentPassword: password, newPassword } }, { token }),
      service.call(setUpTotp, { body: {} }, { token }),
    ];
    for (const reply of await Promise.all(calls))
      expect([reply.status, code(reply)]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    const proved = await prove(token, { password });
    expect((await exporting(reauthenticate.reply.parse(proved.body).access_token)).status).toBe(200);
    expect((await exporting(token)).status).toBe(403);
  });

  it('is for administrators to make others ones', async () => {
    await anAdmin(service, 'old-admin@example.com');
    const token = await staleToken(service, 'old-admin@example.com');
    const target = await verifiedPerson(service, 'to-be-admin@example.com');
    const sent = { params: { id: await idOf(service, target.email) }, body: { reason: 'helps' } };
    expect(code(await service.call(makeAdmin, sent, { token }))).toBe('REAUTHENTICATION_REQUIRED');
  });
});

describe('a proof', () => {
  it('by a wrong password, code or another’s passkey is none, and each is written down', async () => {
    const own = await verifiedPerson(service, 'proves@example.com');
    const other = await verifiedPerson(service, 'proves-other@example.com');
    const { key } = await withPasskey(other.browser, other.token);
    const asked = await service.call(getReauthenticationOptions, { body: {} }, { token: own.token });
    const { options } = getReauthenticationOptions.reply.parse(asked.body).data;
    expect(code(await prove(own.token, { password: 'not-this-one' }))).toBe('CURRENT_PASSWORD_WRONG');
    expect(code(await prove(own.token, { code: '000000' }))).toBe('FACTOR_CODE_WRONG');
    expect(code(await prove(own.token, { passkey: key.sign(options) }))).toBe('PASSKEY_REFUSED');
    const [{ count } = { count: 0 }] = await service.database.sql<{ count: number }>(
      "select count(*)::int as count from audit where subject = $1 and action = 'reauthentication-failed'",
      [await idOf(service, own.email)],
    );
    expect(count).toBe(3);
  });

  it('is a code of the app, or a passkey', async () => {
    const own = await verifiedPerson(service, 'many@example.com');
    const { secret } = await withTotp(own.browser, own.token);
    const { key } = await withPasskey(own.browser, own.token);
    expect((await prove(own.token, { code: codeOf(secret, 1) })).status).toBe(200);
    const asked = await service.call(getReauthenticationOptions, { body: {} }, { token: own.token });
    const { options } = getReauthenticationOptions.reply.parse(asked.body).data;
    expect((await prove(own.token, { passkey: key.sign(options) })).status).toBe(200);
  });

  it('is guessed at ten times by one session', async () => {
    const strict = await startAuth({ RATE_LIMIT_FACTOR: '1' });
    try {
      const token = await person(strict, 'guess@example.com');
      const guess = () => strict.call(reauthenticate, { body: { code: '123456' } }, { token });
      const replies = await Promise.all(Array.from({ length: 12 }, guess));
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
    } finally {
      await strict.close();
    }
  });
});

it('lets administrators of a public site in by a second factor only', async () => {
  const site = await startAuth({ PUBLIC_URL: 'https://fitfolio.example' });
  try {
    const token = await anAdmin(site, 'boss@example.com');
    const list = (bearer: string) => site.call(listUsers, {}, { token: bearer });
    const me = async (bearer: string) =>
      getMe.reply.parse((await site.call(getMe, {}, { token: bearer })).body).data.secondFactorMissing;
    expect(code(await list(token))).toBe('SECOND_FACTOR_MISSING');
    expect(await me(token)).toBe(true);
    const own = await verifiedPerson(site, 'another@example.com');
    expect(await me(own.token)).toBeUndefined();
    await site.database.sql("update account set is_admin = true where email = 'another@example.com'");
    const { access_token } = await withTotp(own.browser, own.token);
    expect((await list(access_token)).status).toBe(200);
    expect(await me(access_token)).toBeUndefined();
  } finally {
    await site.close();
  }
});
