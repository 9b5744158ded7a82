import {
  type AdminUser,
  disableUser,
  enableUser,
  endUserSessions,
  exportUsers,
  getUser,
  listUsers,
  makeAdmin,
  removeAdmin,
  verifyUser,
} from '@fitfolio/auth-contract/admin-users';
import { listAudit } from '@fitfolio/auth-contract/audit';
import { getMe } from '@fitfolio/auth-contract/me';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, cookieOf, password, person, startAuth, tokenOf } from '../support/auth.js';
import { mailTo } from '../support/mailbox.js';
import { anAdmin, idOf } from '../support/people.js';

let service: TestService;
let boss: string;
beforeAll(async () => {
  service = await startAuth();
  boss = await anAdmin(service, 'boss@example.com');
  for (const email of ['nguyen@example.com', 'duc@example.com', '+cmd@example.com'])
    await person(service, email);
  const name = (email: string, value: string) =>
    service.database.sql('update account set name = $2 where email = $1', [email, value]);
  await name('nguyen@example.com', 'Nguyễn Thị Hường');
  await name('duc@example.com', 'Đặng Đức');
  await name('+cmd@example.com', '=HYPERLINK("x")');
});
afterAll(() => service.close());

type Change = typeof verifyUser;
const reason = 'asked for by mail';
const change = async (route: Change, email: string, token = boss): Promise<TestReply> =>
  service.call(route, { params: { id: await idOf(service, email) }, body: { reason } }, { token });
const userIn = (reply: TestReply): AdminUser => verifyUser.reply.parse(reply.body).data;
const answer = (reply: TestReply) => [reply.status, code(reply)];
const found = async (query: object): Promise<string[]> => {
  const reply = await service.call(listUsers, { query: query as never }, { token: boss });
  return listUsers.reply.parse(reply.body).data.map((user) => user.email);
};

describe('finding users', () => {
  it.each([
    ['nguyen thi', 'nguyen@example.com'],
    ['NGUYỄN', 'nguyen@example.com'],
    ['huong', 'nguyen@example.com'],
    ['dang duc', 'duc@example.com'],
    ['Đức', 'duc@example.com'],
    ['nguyen@', 'nguyen@example.com'],
  ])('%s finds %s', async (search, email) => {
    expect(await found({ search })).toEqual([email]);
  });

  it('filters, and takes signs of patterns for what they are', async () => {
    expect(await found({ admin: 'true' })).toEqual(['boss@example.com']);
    expect(await found({ verified: 'true', search: 'boss' })).toEqual(['boss@example.com']);
    expect(await found({ disabled: 'true' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ userType: 'recruiter' })).toEqual([]);
  });

  it('gives the same as CSV, in which no cell is a formula', async () => {
    const reply = await service.call(
      exportUsers,
      { query: { search: 'example.com', sort: 'email' } },
      { token: boss },
    );
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    const bytes = await fetch(`${service.url}/api/admin/users/export`, {
      headers: { authorization: `Bearer ${boss}` },
    }).then((r) => r.arrayBuffer());
    expect([...new Uint8Array(bytes).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = String(reply.body).trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain(`,"'+cmd@example.com","'=HYPERLINK(""x"")",`);
    expect(lines.at(-1)).toContain('Nguyễn Thị Hường');
  });

  it('shows one with sessions and activity', async () => {
    const params = { id: await idOf(service, 'nguyen@example.com') };
    const { data } = getUser.reply.parse((await service.call(getUser, { params }, { token: boss })).body);
    expect(data.user.name).toBe('Nguyễn Thị Hường');
    expect(data.sessions).toHaveLength(1);
    expect(data.activity[0]!.action).toBe('signed-in');
  });
});

describe('changing users', () => {
  it('disables: sessions end, the access token too, and log-in says so', async () => {
    const token = await person(service, 'tam@example.com');
    const cookie = cookieOf(await service.call(login, { body: { username: 'tam@example.com', password } }));
    expect(userIn(await change(disableUser, 'tam@example.com')).disabled).toBe(true);
    expect((await service.call(getMe, {}, { token })).status).toBe(401);
    const headers = { cookie: `refresh_token=${cookie}` };
    expect((await service.call(refresh, { body: {} }, { headers })).status).toBe(401);
    expect(answer(await service.call(login, { body: { username: 'tam@example.com', password } }))).toEqual([
      403,
      'ACCOUNT_DISABLED',
    ]);
    expect(userIn(await change(enableUser, 'tam@example.com')).disabled).toBe(false);
    expect(await tokenOf(service, 'tam@example.com')).toMatch(/^ey/);
  });

  it('makes an administrator of a verified user only, who is told, and unmakes', async () => {
    await person(service, 'new@example.com');
    expect(answer(await change(makeAdmin, 'new@example.com'))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(userIn(await change(verifyUser, 'new@example.com')).emailVerified).toBe(true);
    expect(userIn(await change(makeAdmin, 'new@example.com')).is_admin).toBe(true);
    expect(await mailTo(service, 'new@example.com', 'admin-made')).toContain('/admin');
    const token = await tokenOf(service, 'new@example.com');
    expect(userIn(await change(removeAdmin, 'new@example.com')).is_admin).toBe(false);
    // Whichever comes first: the end of the session, or what the account may do now.
    const [, refusal] = answer(await change(verifyUser, 'duc@example.com', token));
    expect(['FORBIDDEN', 'TOKEN_EXPIRED']).toContain(refusal);
  });

  it('leave a line in the audit log for what they change, and none for what is so already', async () => {
    await person(service, 'same@example.com');
    const steps = [disableUser, disableUser, endUserSessions, enableUser, enableUser, verifyUser, verifyUser];
    for (const step of steps) expect((await change(step, 'same@example.com')).status).toBe(200);
    const lines = await service.database.sql<{ action: string }>(
      'select action from audit where subject = $1 and actor_id::text <> subject order by id',
      [await idOf(service, 'same@example.com')],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'account-disabled',
      'account-enabled',
      'email-verified',
    ]);
  });

  it('lets nobody shut or demote themselves', async () => {
    expect(answer(await change(disableUser, 'boss@example.com'))).toEqual([409, 'OWN_ACCOUNT']);
    expect(answer(await change(removeAdmin, 'boss@example.com'))).toEqual([409, 'OWN_ACCOUNT']);
  });

  it('leaves one administrator when two remove each other at once', async () => {
    const second = await anAdmin(service, 'second@example.com');
    const both = await Promise.all([
      change(removeAdmin, 'second@example.com', boss),
      change(removeAdmin, 'boss@example.com', second),
    ]);
    expect(both.map((r) => r.status).sort()).not.toEqual([200, 200]);
    expect(await service.database.sql('select 1 from account where is_admin and not disabled')).toHaveLength(
      1,
    );
    await service.database.sql("update account set is_admin = true where email = 'boss@example.com'");
    // Whoever lost is signed out.
    boss = await tokenOf(service, 'boss@example.com');
  });

  it('asks for a reason, and keeps it with who, whom, before and after', async () => {
    const id = await idOf(service, 'duc@example.com');
    const reply = await service.call(
      endUserSessions,
      { params: { id }, body: { reason: ' ' } },
      { token: boss },
    );
    expect(answer(reply)).toEqual([400, 'INVALID_INPUT']);
    await change(disableUser, 'duc@example.com');
    const log = await service.call(
      listAudit,
      { query: { search: 'DUC@', action: 'account-disabled' } },
      { token: boss },
    );
    const { data, page } = listAudit.reply.parse(log.body);
    expect(page.total).toBe(1);
    expect(data[0]).toMatchObject({
      actor: { email: 'boss@example.com' },
      subject: { id, email: 'duc@example.com' },
      reason,
      before: { disabled: false },
      after: { disabled: true },
    });
  });
});
