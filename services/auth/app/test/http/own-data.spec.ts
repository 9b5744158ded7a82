import { getUser } from '@fitfolio/auth-contract/admin-users';
import {
  cancelDeletion,
  exportMe,
  exportPersonOf,
  requestDeletion,
  userDeleted,
} from '@fitfolio/auth-contract/own-data';
import { getMe } from '@fitfolio/auth-contract/me';
import { login } from '@fitfolio/auth-contract/sign-in';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { code, password, person, startAuth } from '../support/auth.js';
import { mailTo } from '../support/mailbox.js';
import { anAdmin, idOf } from '../support/people.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ SWEEP_EVERY_SECONDS: '0.1' });
});
afterAll(() => service.close());

const answer = (reply: TestReply) => [reply.status, code(reply)];
const me = async (token: string) => getMe.reply.parse((await service.call(getMe, {}, { token })).body).data;
const ask = (token: string, body: { password?: string; confirmation?: string }): Promise<TestReply> =>
  service.call(requestDeletion, { body }, { token });

describe('deleting one’s account', () => {
  it('waits seven days, in which one may log in and think again', async () => {
    const token = await person(service, 'lan@example.com');
    expect(answer(await ask(token, { password: 'not this' }))).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
    expect(answer(await ask(token, {}))).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
    const { deletionAt } = requestDeletion.reply.parse((await ask(token, { password })).body).data;
    const days = (Date.parse(deletionAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect(await mailTo(service, 'lan@example.com', 'deletion-requested')).toContain('/user-profile');
    expect((await service.call(login, { body: { username: 'lan@example.com', password } })).status).toBe(200);
    expect((await me(token)).deletionAt).toBe(deletionAt);
    const boss = await anAdmin(service, 'boss-of-leavers@example.com');
    const id = await idOf(service, 'lan@example.com');
    const seen = await service.call(getUser, { params: { id } }, { token: boss });
    expect(getUser.reply.parse(seen.body).data.user.deletionAt).toBe(deletionAt);
    await service.database.sql("update account set is_admin = false where email like 'boss-of%'");
    expect((await service.call(cancelDeletion, {}, { token })).status).toBe(204);
    expect((await me(token)).deletionAt).toBeNull();
  });

  it('then removes all of it, and tells the other services', async () => {
    const token = await person(service, 'gone@example.com');
    const id = await idOf(service, 'gone@example.com');
    await ask(token, { password });
    await service.database.sql('update account set deletion_at = now() where id = $1', [id]);
    await eventually(async () => {
      expect(await service.database.sql('select 1 from account where id = $1', [id])).toEqual([]);
    });
    const left = await service.database.sql('select 1 from mail where recipient = $1', ['gone@example.com']);
    expect(left).toEqual([]);
    const facts = await service.database.sql<{ payload: unknown }>(
      'select payload from outbox where subject = $1',
      [userDeleted.subject],
    );
    expect(facts).toEqual([{ payload: { userId: id, deletedAt: expect.any(String) } }]);
    expect((await service.call(getMe, {}, { token })).status).toBe(401);
  });

  it('takes the address typed again where there is no password, and keeps the last administrator', async () => {
    const token = await person(service, 'google@example.com');
    await service.database.sql("update account set password_hash = null where email like 'google@%'");
    expect(answer(await ask(token, { confirmation: 'else@example.com' }))).toEqual([
      400,
      'CONFIRMATION_WRONG',
    ]);
    expect((await ask(token, { confirmation: ' Google@Example.com ' })).status).toBe(200);
    const boss = await anAdmin(service, 'boss@example.com');
    expect(answer(await ask(boss, { password }))).toEqual([409, 'LAST_ADMIN']);
  });
});

describe('downloading one’s data', () => {
  const download = async (token: string) => {
    const reply = await fetch(`${service.url}/api/users/me/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) };
  };

  it('gives a zip of all that auth keeps, and no secret', async () => {
    const token = await person(service, 'all@example.com');
    const { reply, bytes } = await download(token);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="fitfolio-data.zip"');
    const files = Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, b]) => [name, strFromU8(b)]),
    );
    expect(Object.keys(files).sort()).toEqual([
      'auth/account.json',
      'auth/activity.json',
      'auth/mails.json',
      'auth/sessions.json',
    ]);
    expect(JSON.parse(files['auth/account.json']!)).toMatchObject([{ email: 'all@example.com' }]);
    expect(JSON.parse(files['auth/activity.json']!)).toMatchObject([{ action: 'signed-in', by_me: true }]);
    expect(JSON.stringify(files)).not.toMatch(/hash|argon/);
  });

  it('leaves nothing out, however much there is', async () => {
    const token = await person(service, 'long@example.com');
    const id = await idOf(service, 'long@example.com');
    await service.database.sql(
      `insert into audit (actor_id, action, subject, reason)
       select null, 'signed-out', $1, n::text from generate_series(1, 2500) n`,
      [id],
    );
    await service.database.sql(
      `insert into mail (id, kind, language, recipient, state)
       select gen_random_uuid(), 'verify-email', 'vi', 'long@example.com', 'sent' from generate_series(1, 1200)`,
    );
    const { bytes } = await download(token);
    const rowsOf = (list: string): unknown[] =>
      Object.entries(unzipSync(bytes))
        .filter(([name]) => name.startsWith(`auth/${list}`))
        .flatMap(([, file]) => JSON.parse(strFromU8(file)) as unknown[]);
    const reasons = new Set(rowsOf('activity').map((line) => (line as { reason: string | null }).reason));
    expect(reasons.size).toBe(2501);
    expect(rowsOf('mails').length).toBeGreaterThanOrEqual(1200);
  });

  it('asks the other services, and fails when one does not answer', async () => {
    await service.restart({ EXPORT_SERVICES: 'notes' });
    const token = await person(service, 'more@example.com');
    const refused = await service.call(exportMe, { body: {} }, { token });
    expect(answer(refused as TestReply)).toEqual([503, 'EXPORT_INCOMPLETE']);
    const notes = await service.nats.connect();
    notes.subscribe(exportPersonOf('notes').subject, {
      callback: (_error, msg) => {
        const { id, data } = msg.json<{ id: string; data: { userId: string; cursor: string | null } }>();
        const { userId, cursor } = data;
        const page = cursor ?? '1';
        const files = [{ name: `notes/${page}.txt`, content: { text: `of ${userId}` } }];
        const response = { files, next: page === '1' ? '2' : null };
        msg.respond(JSON.stringify({ id, response, isDisposed: true }));
      },
    });
    const { bytes } = await download(token);
    const id = await idOf(service, 'more@example.com');
    for (const page of [1, 2])
      expect(strFromU8(unzipSync(bytes)[`notes/notes/${page}.txt`]!)).toBe(`of ${id}`);
    await notes.close();
  }, 20_000);

  it('is not for every minute', async () => {
    await service.restart({ EXPORT_SERVICES: '', RATE_LIMIT_FACTOR: '1' });
    const token = await person(service, 'often@example.com');
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await service.call(exportMe, { body: {} }, { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
