import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import { publicKeys } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { admin, code, person, startAuth, tokenOf } from '../support/auth.js';

let service: TestService;
let lan: string;
let boss: string;
beforeAll(async () => {
  service = await startAuth({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  lan = await person(service, 'lan@example.com');
  boss = await tokenOf(service, admin.email, admin.password);
});
afterAll(() => service.close());

describe('GET and PUT /users/me', () => {
  it('need a signed-in user', async () => {
    for (const route of [getMe, updateMe])
      expect((await service.call(route as typeof getMe)).status).toBe(401);
  });

  it('show the caller, without anything secret', async () => {
    const reply = await service.call(getMe, {}, { token: lan });
    expect(getMe.reply.parse(reply.body).data).toMatchObject({
      email: 'lan@example.com',
      name: null,
      is_admin: false,
      emailVerified: false,
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/hash|argon/i);
  });

  it('change what is given and keep the rest; the name is composed and trimmed', async () => {
    const name = '  Nguyễn Thị Lan '.normalize('NFD');
    await service.call(updateMe, { body: { name, gender: 'female' } }, { token: lan });
    const reply = await service.call(updateMe, { body: { userType: 'recruiter' } }, { token: lan });
    expect(updateMe.reply.parse(reply.body).data).toMatchObject({
      name: 'Nguyễn Thị Lan',
      gender: 'female',
      userType: 'recruiter',
    });
  });

  it.each([
    { is_admin: true },
    { email: 'x@example.com' },
    { emailVerified: true },
    { name: ' ' },
    { name: 'x'.repeat(121) },
    { gender: 'none' },
  ])('refuse %j', async (body) => {
    const reply = await service.call(updateMe, { body: body as never }, { token: lan });
    expect([reply.status, code(reply)]).toEqual([400, 'INVALID_INPUT']);
  });

  it('refuse forged, foreign, unsigned and expired tokens', async () => {
    const [key] = publicKeys.reply.parse((await service.call(publicKeys)).body).keys;
    expect(key).not.toHaveProperty('d');
    const [header, payload] = lan.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const hs256 = await new SignJWT(
      JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, unknown>,
    )
      .setProtectedHeader({ alg: 'HS256', kid: key!.kid })
      .sign(Buffer.from(key!.x, 'base64url'));
    for (const token of [unsigned, hs256, `${header}.${payload}.AAAA`, await service.token(), 'x', '']) {
      const reply = await service.call(getMe, {}, { token });
      expect([reply.status, code(reply)]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });
});

describe('GET /admin/users', () => {
  it('is closed to everyone but administrators', async () => {
    expect((await service.call(listUsers)).status).toBe(401);
    const reply = await service.call(listUsers, {}, { token: lan });
    expect([reply.status, code(reply)]).toEqual([403, 'FORBIDDEN']);
  });

  it('finds by address and by name without diacritics, in pages, sorted', async () => {
    await person(service, 'minh@example.com');
    const emails = async (query: object): Promise<string[]> => {
      const reply = await service.call(listUsers, { query: query as never }, { token: boss });
      return listUsers.reply.parse(reply.body).data.map((u) => u.email);
    };
    expect(await emails({ sort: 'email' })).toEqual([admin.email, 'lan@example.com', 'minh@example.com']);
    expect(await emails({ sort: '-email', pageSize: 1, page: 2 })).toEqual(['lan@example.com']);
    expect(await emails({ search: 'nguyen thi' })).toEqual(['lan@example.com']);
    expect(await emails({ search: 'MINH@' })).toEqual(['minh@example.com']);
    expect(await emails({ search: '_' })).toEqual([]);
  });

  it('keeps one first administrator over restarts', async () => {
    await service.restart({ ADMIN_EMAIL: 'second@example.com', ADMIN_PASSWORD: 'another-admin-password' });
    const admins = await service.database.sql<{ email: string }>('select email from account where is_admin');
    expect(admins).toEqual([{ email: admin.email }]);
    expect((await service.call(getMe, {}, { token: lan })).status).toBe(200);
  });
});
