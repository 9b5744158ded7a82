import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, password, startAuth } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => service.close());

const sent = { username: 'lan@example.com', password };
const tryWith = (body: unknown): Promise<TestReply> => service.call(login, { body: body as never });
/** What a client can tell two answers apart by. */
const seen = ({ status, body }: TestReply): unknown => ({ status, ...(body as object), requestId: '' });

describe('POST /auth/login', () => {
  it('answers an access token and a refresh cookie', async () => {
    await service.call(signUp, { body: sent });
    const reply = await tryWith(sent);
    expect(reply.status).toBe(200);
    const { access_token } = login.reply.parse(reply.body);
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(claims).toMatchObject({ email: sent.username, is_admin: false, iss: 'fitfolio', aud: 'fitfolio' });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
    expect(reply.headers.get('set-cookie')).toContain('refresh_token=');
  });

  it('tells an unknown address and a wrong password by the same answer', async () => {
    const wrong = await tryWith({ ...sent, password: 'not-this-one' });
    const unknown = await tryWith({ username: 'nobody@example.com', password: 'not-this-one' });
    expect(wrong.status).toBe(401);
    expect(code(wrong)).toBe('BAD_CREDENTIALS');
    expect(seen(unknown)).toEqual(seen(wrong));
  });

  it('says that an account is disabled only to who knows its password', async () => {
    await service.call(signUp, { body: { ...sent, username: 'off@example.com' } });
    await service.database.sql("update account set disabled = true where email = 'off@example.com'");
    expect(code(await tryWith({ username: 'off@example.com', password }))).toBe('ACCOUNT_DISABLED');
    expect(code(await tryWith({ username: 'off@example.com', password: 'not-this-one' }))).toBe(
      'BAD_CREDENTIALS',
    );
  });

  it('stops guessing at one account, for everyone, and says when to come back', async () => {
    await service.call(signUp, { body: { ...sent, username: 'target@example.com' } });
    const guess = (): Promise<TestReply> =>
      tryWith({ username: 'target@example.com', password: 'a-wrong-guess' });
    const replies = await Promise.all(Array.from({ length: 14 }, guess));
    expect(replies.filter((r) => r.status === 401)).toHaveLength(10);
    const limited = replies.find((r) => r.status === 429)!;
    expect(code(limited)).toBe('RATE_LIMITED');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refuses other sites, forms and malformed JSON', async () => {
    const cross = await service.call(login, { body: sent }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([cross.status, code(cross)]).toEqual([403, 'CROSS_SITE']);
    const form = await service.raw('POST', '/auth/login', { body: new URLSearchParams(sent) });
    expect(form.status).toBe(415);
    const malformed = await service.raw('POST', '/auth/login', {
      body: '{"username"',
      headers: { 'content-type': 'application/json' },
    });
    expect([malformed.status, code(malformed)]).toEqual([400, 'MALFORMED_JSON']);
  });
});
