import { getMe } from '@fitfolio/auth-contract/me';
import { signUp } from '@fitfolio/auth-contract/sign-in';
import { requestVerification, verifyEmail } from '@fitfolio/auth-contract/verification';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, password, person, startAuth } from '../support/auth.js';
import { codeIn, mailTo, otherThan } from '../support/mailbox.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const verify = (token: string, typed: string): Promise<TestReply> =>
  service.call(verifyEmail, { body: { code: typed } }, { token });
const request = (token: string): Promise<TestReply> =>
  service.call(requestVerification, { body: {} }, { token });
const answer = (reply: TestReply): unknown[] => [reply.status, code(reply)];

describe('POST /auth/verify-email', () => {
  it('takes the code that sign-up mailed, once', async () => {
    const token = await person(service, 'lan@example.com');
    const mailed = codeIn(await mailTo(service, 'lan@example.com', 'verify-email'));
    const reply = await verify(token, ` ${mailed.slice(0, 3)} ${mailed.slice(3)} `);
    expect(verifyEmail.reply.parse(reply.body).data.emailVerified).toBe(true);
    const me = getMe.reply.parse((await service.call(getMe, {}, { token })).body);
    expect(me.data.emailVerified).toBe(true);
    expect(answer(await verify(token, mailed))).toEqual([400, 'CODE_EXPIRED']);
    expect(answer(await request(token))).toEqual([409, 'EMAIL_ALREADY_VERIFIED']);
  });

  it('counts wrong tries that come at once, and burns the code at five', async () => {
    const token = await person(service, 'tries@example.com');
    const mailed = codeIn(await mailTo(service, 'tries@example.com', 'verify-email'));
    const wrong = await Promise.all(Array.from({ length: 30 }, () => verify(token, otherThan(mailed))));
    expect(wrong.filter((r) => code(r) === 'CODE_INVALID')).toHaveLength(5);
    expect(wrong.filter((r) => code(r) === 'CODE_TRIES_USED_UP')).toHaveLength(25);
    expect(answer(await verify(token, mailed))).toEqual([400, 'CODE_TRIES_USED_UP']);
  });

  it('takes a right code sent many times at once a single time', async () => {
    const token = await person(service, 'once@example.com');
    const mailed = codeIn(await mailTo(service, 'once@example.com', 'verify-email'));
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(token, mailed)));
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1);
  });

  it('refuses a code that is too old', async () => {
    const token = await person(service, 'old@example.com');
    const mailed = codeIn(await mailTo(service, 'old@example.com', 'verify-email'));
    await service.database.sql('update code set ends_at = now()');
    expect(answer(await verify(token, mailed))).toEqual([400, 'CODE_EXPIRED']);
  });

  it('takes a code though another was asked for since', async () => {
    const token = await person(service, 'twice@example.com');
    const first = codeIn(await mailTo(service, 'twice@example.com', 'verify-email'));
    expect((await request(token)).status).toBe(200);
    await mailTo(service, 'twice@example.com', 'verify-email', 2);
    expect((await verify(token, first)).status).toBe(200);
  });

  it('refuses the code of another account', async () => {
    const mine = await person(service, 'mine@example.com');
    await person(service, 'theirs@example.com');
    await mailTo(service, 'mine@example.com', 'verify-email');
    const theirs = codeIn(await mailTo(service, 'theirs@example.com', 'verify-email'));
    expect(answer(await verify(mine, theirs))).toEqual([400, 'CODE_INVALID']);
  });

  it.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', ''])('refuses %j as no code at all', async (typed) => {
    const token = await service.token();
    expect((await verify(token, typed)).status).toBe(401);
    const mine = await person(service, 'shape@example.com');
    expect(answer(await verify(mine, typed))).toEqual([400, 'INVALID_INPUT']);
  });

  it('needs a signed-in user', async () => {
    expect((await service.call(verifyEmail, { body: { code: '123456' } })).status).toBe(401);
    expect((await service.call(requestVerification, { body: {} })).status).toBe(401);
  });
});

describe('sign-up', () => {
  it('tells the owner of a known address, in the language asked for', async () => {
    const body = { username: 'known@example.com', password, language: 'en' as const };
    await service.call(signUp, { body });
    await service.call(signUp, { body });
    expect(await mailTo(service, 'known@example.com', 'verify-email')).toContain('verification code');
    expect(await mailTo(service, 'known@example.com', 'account-exists')).toContain('/login');
  });

  it('stores neither the code nor anything it could be guessed from', async () => {
    await person(service, 'stored@example.com');
    const mailed = codeIn(await mailTo(service, 'stored@example.com', 'verify-email'));
    const rows = await service.database.sql<{ row: string }>(
      `select m::text as row from mail m where recipient = 'stored@example.com'`,
    );
    expect(rows[0]!.row).not.toContain(`,${mailed},`);
  });
});

describe('POST /auth/request-verification', () => {
  it('waits 60 s between mails, the one of sign-up included, and sends ten a day', async () => {
    const token = await person(service, 'often@example.com');
    await service.restart({ RATE_LIMIT_FACTOR: '1' });
    await service.database.sql(
      "update rate_limit set taken = 1 where key like 'mail:verify:wait:often@example.com:%'",
    );
    const soon = await request(token);
    expect(answer(soon)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let sent = 1; sent <= 10; sent += 1) {
      await service.database.sql(
        "update rate_limit set resets_at = now() where key like 'mail:verify:wait:%'",
      );
      expect((await request(token)).status).toBe(sent < 10 ? 200 : 429);
    }
  });
});
