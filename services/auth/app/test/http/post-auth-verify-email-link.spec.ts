import { getMe } from '@fitfolio/auth-contract/me';
import { requestVerification, verifyEmail } from '@fitfolio/auth-contract/verification';
import { verifyEmailLink } from '@fitfolio/auth-contract/verify-link';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, person, startAuth } from '../support/auth.js';
import { codeIn, mailTo } from '../support/mailbox.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

/** Quoted-printable breaks long lines. */
const tokenIn = (mail: string): string =>
  /verify-email#token=([\w.-]+)/.exec(mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[1] ?? '';
const open = (token: string): Promise<TestReply> => service.call(verifyEmailLink, { body: { token } });
const answer = (reply: TestReply) => [reply.status, code(reply)];
const verified = async (token: string) =>
  getMe.reply.parse((await service.call(getMe, {}, { token })).body).data.emailVerified;

describe('POST /auth/verify-email-link', () => {
  it('does what the code does, once, and ends the code', async () => {
    const token = await person(service, 'lan@example.com');
    const mail = await mailTo(service, 'lan@example.com', 'verify-email');
    expect((await open(tokenIn(mail))).body).toEqual({ data: { email: 'lan@example.com' } });
    expect(await verified(token)).toBe(true);
    expect(answer(await open(tokenIn(mail)))).toEqual([400, 'CODE_EXPIRED']);
    expect(answer(await service.call(verifyEmail, { body: { code: codeIn(mail) } }, { token }))).toEqual([
      400,
      'CODE_EXPIRED',
    ]);
  });

  it('stays though another was asked for, until that is used', async () => {
    const token = await person(service, 'two@example.com');
    const first = tokenIn(await mailTo(service, 'two@example.com', 'verify-email'));
    await service.call(requestVerification, { body: {} }, { token });
    const second = tokenIn(await mailTo(service, 'two@example.com', 'verify-email', 2));
    expect((await open(second)).status).toBe(200);
    expect(answer(await open(first))).toEqual([400, 'CODE_EXPIRED']);
    const other = await person(service, 'first@example.com');
    const opened = tokenIn(await mailTo(service, 'first@example.com', 'verify-email'));
    await service.call(requestVerification, { body: {} }, { token: other });
    await mailTo(service, 'first@example.com', 'verify-email', 2);
    expect((await open(opened)).status).toBe(200);
  });

  it('ends with its time', async () => {
    const token = await person(service, 'late@example.com');
    const late = tokenIn(await mailTo(service, 'late@example.com', 'verify-email'));
    await service.database.sql('update code set ends_at = now()');
    expect(answer(await open(late))).toEqual([400, 'CODE_EXPIRED']);
    expect(await verified(token)).toBe(false);
  });

  it('takes nothing that we did not sign', async () => {
    await person(service, 'three@example.com');
    const token = tokenIn(await mailTo(service, 'three@example.com', 'verify-email'));
    const [mailId, signature = ''] = token.split('.');
    const forged = [`${mailId}.`, `${mailId}.${'A'.repeat(signature.length)}`, 'x', `${token}x`, mailId!];
    for (const one of forged) expect(answer(await open(one))).toEqual([400, 'CODE_INVALID']);
  });
});
