import { listAudit } from '@fitfolio/auth-contract/audit';
import { logout, refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import { endOtherSessions, endSession, listSessions } from '@fitfolio/auth-contract/session';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookieOf, password, person, startAuth } from '../support/auth.js';
import { anAdmin, idOf } from '../support/people.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ TRUST_PROXY: '1' });
});
afterAll(() => service.close());

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const address = '113.161.77.9';

const signIn = async (username: string, headers: Record<string, string> = {}): Promise<string> =>
  `refresh_token=${cookieOf(await service.call(login, { body: { username, password } }, { headers }))}`;
const sessionsOf = async (token: string, cookie = '') => {
  const reply = await service.call(listSessions, {}, { token, headers: { cookie } });
  return listSessions.reply.parse(reply.body).data;
};
const refreshes = async (cookie: string): Promise<number> =>
  (await service.call(refresh, { body: {} }, { headers: { cookie } })).status;

describe('the sessions of a person', () => {
  it('are shown by device and coarse place, with this one marked, and no full address anywhere', async () => {
    const token = await person(service, 'lan@example.com');
    await service.database.sql('delete from session');
    const cookie = await signIn('lan@example.com', { 'user-agent': phone, 'x-forwarded-for': address });
    const [one, ...more] = await sessionsOf(token, cookie);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
      place: 'internet',
      network: '113.161.0.0/16',
      current: true,
    });
    const tables = ['session', 'refresh_token', 'audit', 'account', 'mail'];
    for (const table of tables) {
      const rows = await service.database.sql(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(address);
    }
  });

  it('end one by one; another’s does not exist', async () => {
    const token = await person(service, 'minh@example.com');
    const other = await person(service, 'other@example.com');
    await service.database.sql('delete from session');
    const [here, there] = [await signIn('minh@example.com'), await signIn('minh@example.com')];
    const id = (await sessionsOf(token, here)).find((s) => !s.current)!.id;
    expect((await service.call(endSession, { params: { id } }, { token: other })).status).toBe(404);
    expect((await service.call(endSession, { params: { id } }, { token })).status).toBe(204);
    expect((await service.call(endSession, { params: { id } }, { token })).status).toBe(404);
    expect([await refreshes(here), await refreshes(there)]).toEqual([200, 401]);
  });

  it('end all but this one', async () => {
    const token = await person(service, 'binh@example.com');
    await service.database.sql('delete from session');
    const [here, a, b] = [
      await signIn('binh@example.com'),
      await signIn('binh@example.com'),
      await signIn('binh@example.com'),
    ];
    const reply = await service.call(endOtherSessions, { body: {} }, { token, headers: { cookie: here } });
    expect(reply.body).toEqual({ data: { ended: 2 } });
    expect([await refreshes(here), await refreshes(a), await refreshes(b)]).toEqual([200, 401, 401]);
  });

  it('stand in the audit log when they begin and end', async () => {
    const boss = await anAdmin(service, 'boss@example.com');
    await person(service, 'chi@example.com');
    const cookie = await signIn('chi@example.com');
    await service.call(logout, { body: {} }, { headers: { cookie } });
    const subject = await idOf(service, 'chi@example.com');
    const reply = await service.call(listAudit, { query: { subject } }, { token: boss });
    const { data } = listAudit.reply.parse(reply.body);
    expect(data.map((line) => line.action)).toEqual(['signed-out', 'signed-in', 'signed-in']);
    expect(data[0]!.actor).toEqual({ id: subject, email: 'chi@example.com' });
  });
});
