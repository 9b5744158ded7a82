import { disableUser, listUsers, removeAdmin } from '@fitfolio/auth-contract/admin-users';
import { getMe } from '@fitfolio/auth-contract/me';
import { changePassword } from '@fitfolio/auth-contract/passwords';
import { logout } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { cookieOf, password, person, startAuth } from '../support/auth.js';
import { anAdmin, idOf } from '../support/people.js';

let service: TestService;
let boss: string;
beforeAll(async () => {
  service = await startAuth();
  boss = await anAdmin(service, 'boss@example.com');
});
afterAll(() => service.close());

interface Device {
  readonly token: string;
  readonly headers: { readonly cookie: string };
}
const signIn = async (username: string): Promise<Device> => {
  const reply = await service.call(login, { body: { username, password } });
  const token = login.reply.parse(reply.body).access_token;
  return { token, headers: { cookie: `refresh_token=${cookieOf(reply)}` } };
};
const sees = async ({ token }: Device): Promise<number> => (await service.call(getMe, {}, { token })).status;
const isOut = (device: Device) =>
  eventually(async () => {
    const reply = await service.call(getMe, {}, { token: device.token });
    expect(reply).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

let n = 0;
let email: string;
let [here, there]: Device[] = [];
beforeEach(async () => {
  email = `lan${(n += 1)}@example.com`;
  await person(service, email);
  [here, there] = [await signIn(email), await signIn(email)];
  expect([await sees(here), await sees(there)]).toEqual([200, 200]);
});

it('a token ends when its session is signed out; another session’s goes on', async () => {
  await service.call(logout, { body: {} }, { headers: here!.headers });
  await isOut(here!);
  expect(await sees(there!)).toBe(200);
});

it('a new password ends the tokens of the other sessions', async () => {
  const body = { currentPassword: password, newPassword: 'mot-mat-khau-khac-han' };
  const reply = await service.call(changePassword, { body }, { ...here! });
  expect(reply.status).toBeLessThan(300);
  await isOut(there!);
  expect(await sees(here!)).toBe(200);
});

it('the tokens of a disabled account end', async () => {
  const params = { id: await idOf(service, email) };
  await service.call(disableUser, { params, body: { reason: 'asked for by mail' } }, { token: boss });
  await Promise.all([isOut(here!), isOut(there!)]);
});

it('who is no administrator any more reads nothing of theirs', async () => {
  await anAdmin(service, `ex-${email}`);
  const device = await signIn(`ex-${email}`);
  expect((await service.call(listUsers, {}, { token: device.token })).status).toBe(200);
  const params = { id: await idOf(service, `ex-${email}`) };
  await service.call(removeAdmin, { params, body: { reason: 'asked for by mail' } }, { token: boss });
  await isOut(device);
});
