import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, password, startAuth } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => service.close());

const sent = { username: 'lan@example.com', password };
const tryWith = (body: unknown, headers: Record<string, string> = {}): Promise<TestReply> =>
  service.call(login, { body: body as never }, { headers });
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const deviceOf = (reply: TestReply): string =>
  /known_device=[^;]*/.exec(reply.headers.get('set-cookie') ?? '')?.[0] ?? '';
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

  it('stops guessing at one account from one network, and says when to come back', async () => {
    await service.call(signUp, { body: { ...sent, username: 'target@example.com' } });
    const guess = (): Promise<TestReply> =>
      tryWith({ username: 'target@example.com', password: 'a-wrong-guess' });
    const replies = await Promise.all(Array.from({ length: 14 }, guess));
    expect(replies.filter((r) => r.status === 401)).toHaveLength(10);
    const limited = replies.find((r) => r.status === 429)!;
    expect(code(limited)).toBe('RATE_LIMITED');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  describe('when a stranger guesses', () => {
    const owner = { username: 'owner@example.com', password };
    const guess = { ...owner, password: 'a-wrong-guess' };
    const statuses = async (times: number, body: unknown, headers: Record<string, string>) => {
      const replies = await Promise.all(Array.from({ length: times }, () => tryWith(body, headers)));
      return new Set(replies.map(({ status }) => status));
    };

    it('lets the owner in from another network, and from a known device in the same one', async () => {
      await service.call(signUp, { body: owner });
      const device = deviceOf(await tryWith(owner, from('203.0.113.5')));
      expect(await statuses(14, guess, from('203.0.113.66'))).toEqual(new Set([401, 429]));
      expect((await tryWith(owner, from('203.0.113.5'))).status).toBe(429);
      expect((await tryWith(owner, from('198.51.100.5'))).status).toBe(200);
      expect((await tryWith(owner, { ...from('203.0.113.5'), cookie: device })).status).toBe(200);
    });

    it('counts the known device apart, and knows nobody else’s', async () => {
      const device = deviceOf(await tryWith(owner, from('198.51.100.5')));
      expect(await statuses(10, guess, { ...from('198.51.100.5'), cookie: device })).toEqual(new Set([401]));
      expect((await tryWith(owner, { ...from('198.51.100.5'), cookie: device })).status).toBe(429);
      expect((await tryWith(owner, from('198.51.100.5'))).status).toBe(200);
      const other = deviceOf(await tryWith(sent, from('192.0.2.1')));
      expect((await tryWith(owner, { ...from('203.0.113.5'), cookie: other })).status).toBe(429);
      expect((await tryWith(owner, { ...from('203.0.113.5'), cookie: 'known_device=made.up' })).status).toBe(
        429,
      );
    });

    it('counts nothing against an account from a network that is refused', async () => {
      const anyone = (n: number) => ({ ...guess, username: `nobody${n}@example.com` });
      await Promise.all(Array.from({ length: 50 }, (_, n) => tryWith(anyone(n), from('2001:db8:0:1::1'))));
      const counted = () =>
        service.database.sql(
          "select key, taken from rate_limit where key like 'login:a%:owner@%' order by key",
        );
      const before = await counted();
      expect(await statuses(12, guess, from('2001:db8:0:ff::2'))).toEqual(new Set([429]));
      expect(before).not.toEqual([]);
      expect(await counted()).toEqual(before);
    });

    it('only waits when guesses come from many networks', async () => {
      for (let net = 0; net < 8; net += 1) await statuses(10, guess, from(`100.64.${net}.1`));
      expect((await tryWith(owner, from('100.65.0.1'))).status).toBe(200);
    });
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
