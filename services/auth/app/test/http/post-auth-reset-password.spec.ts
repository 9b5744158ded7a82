import { getMe } from '@fitfolio/auth-contract/me';
import { requestPasswordReset, resetPassword, validateResetCode } from '@fitfolio/auth-contract/passwords';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, cookieOf, password, person, startAuth, tokenOf } from '../support/auth.js';
import { codeIn, mailTo, otherThan } from '../support/mailbox.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ TRUST_PROXY: '1' });
});
afterAll(() => service.close());

const fresh = 'mot-mat-khau-moi-tinh';
const answer = (reply: TestReply): unknown[] => [reply.status, code(reply)];
const ask = (email: string): Promise<TestReply> => service.call(requestPasswordReset, { body: { email } });
const validate = (email: string, typed: string): Promise<TestReply> =>
  service.call(validateResetCode, { body: { email, code: typed } });
const reset = (email: string, typed: string, secret = fresh): Promise<TestReply> =>
  service.call(resetPassword, { body: { email, code: typed, password: secret } });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const guessFrom = (address: string, email: string, typed: string): Promise<TestReply> =>
  service.call(validateResetCode, { body: { email, code: typed } }, from(address));
const signIn = (username: string, secret: string): Promise<TestReply> =>
  service.call(login, { body: { username, password: secret } });

async function forgetful(email: string): Promise<string> {
  await person(service, email);
  await ask(email);
  return codeIn(await mailTo(service, email, 'reset-password'));
}

describe('forgot password', () => {
  it('takes three steps; the old password and all sessions end, and the owner is told', async () => {
    const mailed = await forgetful('lan@example.com');
    const cookie = `refresh_token=${cookieOf(await signIn('lan@example.com', password))}`;
    expect((await validate('lan@example.com', mailed)).status).toBe(204);
    expect((await reset('lan@example.com', mailed)).status).toBe(204);
    expect((await signIn('lan@example.com', password)).status).toBe(401);
    expect((await service.call(refresh, { body: {} }, { headers: { cookie } })).status).toBe(401);
    const token = await tokenOf(service, 'lan@example.com', fresh);
    const me = getMe.reply.parse((await service.call(getMe, {}, { token })).body);
    expect(me.data.emailVerified).toBe(true);
    await mailTo(service, 'lan@example.com', 'password-changed');
    expect(answer(await reset('lan@example.com', mailed))).toEqual([400, 'CODE_INVALID']);
  });

  it('answers the same for an unknown address, and writes to no one', async () => {
    await person(service, 'known@example.com');
    const [known, unknown] = [await ask('known@example.com'), await ask('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailTo(service, 'known@example.com', 'reset-password');
    await eventually(async () => {
      const rows = await service.database.sql("select 1 from mail where recipient = 'nobody@example.com'");
      expect(rows).toEqual([]);
    });
    for (const step of [validate, reset]) {
      const [wrong, foreign] = [
        await step('known@example.com', '000000'),
        await step('nobody@example.com', '000000'),
      ];
      expect(answer(foreign)).toEqual(answer(wrong));
      expect(answer(foreign)).toEqual([400, 'CODE_INVALID']);
    }
  });

  it('burns the code at five wrong tries, whichever step they come by', async () => {
    const mailed = await forgetful('tries@example.com');
    const wrong = otherThan(mailed);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? validate : reset)('tries@example.com', wrong)),
    );
    const [{ tries } = { tries: 0 }] = await service.database.sql<{ tries: number }>(
      `select c.tries from code c join account a on a.id = c.account_id
       where a.email = 'tries@example.com' and purpose = 'reset-password'`,
    );
    expect(tries).toBe(5);
    expect(answer(await reset('tries@example.com', mailed))).toEqual([400, 'CODE_INVALID']);
    expect((await signIn('tries@example.com', password)).status).toBe(200);
  });

  it('leaves the owner their code when strangers guess at it, or ask for another', async () => {
    const mailed = await forgetful('burned@example.com');
    await Promise.all(
      Array.from({ length: 8 }, () => guessFrom('203.0.113.1', 'burned@example.com', otherThan(mailed))),
    );
    expect(answer(await guessFrom('203.0.113.200', 'burned@example.com', mailed))).toEqual([
      400,
      'CODE_INVALID',
    ]);
    await service.call(requestPasswordReset, { body: { email: 'burned@example.com' } }, from('203.0.113.1'));
    await mailTo(service, 'burned@example.com', 'reset-password', 2);
    expect((await reset('burned@example.com', mailed)).status).toBe(204);
  });

  it('ends a code at twenty-five wrong tries from anywhere, and takes the next one', async () => {
    const mailed = await forgetful('bounded@example.com');
    for (let net = 0; net < 6; net += 1)
      await Promise.all(
        Array.from({ length: 5 }, () =>
          guessFrom(`100.64.${net}.1`, 'bounded@example.com', otherThan(mailed)),
        ),
      );
    expect(answer(await validate('bounded@example.com', mailed))).toEqual([400, 'CODE_INVALID']);
    const [row] = await service.database.sql<{ tries: number }>(
      "select tries from code join account a on a.id = account_id where a.email = 'bounded@example.com' and purpose = 'reset-password'",
    );
    expect(row).toEqual({ tries: 25 });
    await ask('bounded@example.com');
    const next = codeIn(await mailTo(service, 'bounded@example.com', 'reset-password', 2));
    expect((await reset('bounded@example.com', next)).status).toBe(204);
  });

  it('ends older codes, and those still on their way, when a newer one is used', async () => {
    const first = await forgetful('older@example.com');
    await ask('older@example.com');
    const second = codeIn(await mailTo(service, 'older@example.com', 'reset-password', 2));
    expect((await reset('older@example.com', second)).status).toBe(204);
    expect(answer(await reset('older@example.com', first))).toEqual([400, 'CODE_INVALID']);
  });

  it('takes a code sent twice at once a single time', async () => {
    const mailed = await forgetful('once@example.com');
    const replies = await Promise.all([
      reset('once@example.com', mailed, 'mat-khau-thu-nhat'),
      reset('once@example.com', mailed, 'mat-khau-thu-hai'),
    ]);
    expect(replies.map((r) => r.status).sort()).toEqual([204, 400]);
  });

  it('does not take the code of another purpose, or of another account', async () => {
    const mailed = await forgetful('mine@example.com');
    const verification = codeIn(await mailTo(service, 'mine@example.com', 'verify-email'));
    await person(service, 'other@example.com');
    if (verification !== mailed)
      expect(answer(await reset('mine@example.com', verification))).toEqual([400, 'CODE_INVALID']);
    expect(answer(await reset('other@example.com', mailed))).toEqual([400, 'CODE_INVALID']);
  });

  it('keeps a good code when the new password is refused', async () => {
    const mailed = await forgetful('weak@example.com');
    expect(answer(await reset('weak@example.com', mailed, 'Matkhau123'))).toEqual([
      400,
      'PASSWORD_TOO_COMMON',
    ]);
    expect(answer(await reset('weak@example.com', mailed, 'Fitfolio-weak'))).toEqual([
      400,
      'PASSWORD_TOO_PERSONAL',
    ]);
    expect((await reset('weak@example.com', mailed)).status).toBe(204);
  });

  it('sends a disabled account nothing', async () => {
    await person(service, 'disabled@example.com');
    await service.database.sql("update account set disabled = true where email = 'disabled@example.com'");
    await ask('disabled@example.com');
    await eventually(async () => {
      const rows = await service.database.sql(
        "select 1 from mail where recipient = 'disabled@example.com' and kind = 'reset-password'",
      );
      expect(rows).toEqual([]);
    });
  });

  describe('within the limits of mails', () => {
    beforeAll(async () => {
      await service.database.sql('delete from rate_limit');
      await service.restart({ RATE_LIMIT_FACTOR: '1' });
    });

    it('limits how often an address is written to, known or not', async () => {
      for (const email of ['known2@example.com', 'nobody2@example.com']) {
        if (email.startsWith('known')) await person(service, email);
        expect((await ask(email)).status).toBe(200);
        expect(answer(await ask(email))).toEqual([429, 'RATE_LIMITED']);
      }
    });

    it('counts the mails that a stranger asks for apart from the owner’s, up to a ceiling of all', async () => {
      const email = 'budget@example.com';
      const askFrom = (address: string) =>
        service.call(requestPasswordReset, { body: { email } }, from(address));
      expect((await askFrom('203.0.113.9')).status).toBe(200);
      expect((await askFrom('203.0.113.10')).status).toBe(429);
      expect((await askFrom('198.51.100.9')).status).toBe(200);
      await service.database.sql(
        "update rate_limit set taken = 50 where key = 'mail:reset:all:budget@example.com'",
      );
      expect((await askFrom('192.0.2.9')).status).toBe(429);
    });
  });
});
