import { userRegistered } from '@fitfolio/auth-contract/events';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, password, startAuth } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const facts = async (email: string): Promise<number> =>
  (
    await service.database.sql(`select 1 from outbox where subject = $1 and payload->>'email' = $2`, [
      userRegistered.subject,
      email,
    ])
  ).length;

describe('POST /auth/sign-up', () => {
  it('makes an account and says so once', async () => {
    const reply = await service.call(signUp, { body: { username: ' Lan@Example.com ', password } });
    expect(reply.status).toBe(201);
    expect(signUp.reply.parse(reply.body)).toEqual({ data: { email: 'lan@example.com' } });
    expect(await facts('lan@example.com')).toBe(1);
    expect((await service.call(login, { body: { username: 'LAN@example.com', password } })).status).toBe(200);
  });

  it('answers a known address as a new one, and leaves its password alone', async () => {
    const sent = { body: { username: 'twice@example.com', password } };
    const first = await service.call(signUp, sent);
    const second = await service.call(signUp, { body: { ...sent.body, password: 'another-long-password' } });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await facts('twice@example.com')).toBe(1);
    expect((await service.call(login, sent)).status).toBe(200);
    expect(
      (await service.call(login, { body: { ...sent.body, password: 'another-long-password' } })).status,
    ).toBe(401);
  });

  it('makes one account of many tries at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        service.call(signUp, { body: { username: 'race@example.com', password } }),
      ),
    );
    expect(replies.map((r) => r.status)).toEqual([201, 201, 201, 201, 201]);
    expect(await facts('race@example.com')).toBe(1);
  });

  const bad: [string, Record<string, unknown>][] = [
    ['no address', { password }],
    ['not an address', { username: 'lan', password }],
    ['an endless address', { username: `${'a'.repeat(250)}@example.com`, password }],
    ['a password of 7', { username: 'x@example.com', password: '1234567' }],
    ['a password of 129', { username: 'x@example.com', password: 'x'.repeat(129) }],
    ['an unknown key', { username: 'x@example.com', password, is_admin: true }],
    ['a list', { username: ['x@example.com'], password }],
  ];
  it.each(bad)('refuses %s', async (_what, body) => {
    const reply = await service.call(signUp, { body: body as never });
    expect([reply.status, code(reply)]).toEqual([400, 'INVALID_INPUT']);
  });

  it('refuses a password that everyone tries', async () => {
    const reply = await service.call(signUp, { body: { username: 'x@example.com', password: 'Matkhau123' } });
    expect([reply.status, code(reply)]).toEqual([400, 'PASSWORD_TOO_COMMON']);
  });

  it.each(['fitfolio2026', 'NguyenMinh99', 'hnimneyugn1'])(
    'refuses %s of whom it is a word',
    async (typed) => {
      const body = { username: 'nguyen.minh@example.com', password: typed };
      const reply = await service.call(signUp, { body });
      expect([reply.status, code(reply)]).toEqual([400, 'PASSWORD_TOO_PERSONAL']);
    },
  );
});
