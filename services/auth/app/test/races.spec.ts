import { changePassword } from '@fitfolio/auth-contract/passwords';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import { verifyEmail } from '@fitfolio/auth-contract/verification';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { code, cookieOf, password, person, startAuth } from './support/auth.js';
import { codeIn, mailTo, otherThan } from './support/mailbox.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

it('begins no session by a password that was changed meanwhile', async () => {
  const token = await person(service, 'lan@example.com');
  const cookies: string[] = [];
  const signIn = async (): Promise<void> => {
    const reply = await service.call(login, { body: { username: 'lan@example.com', password } });
    if (reply.status === 200) cookies.push(cookieOf(reply));
  };
  const change = service.call(
    changePassword,
    { body: { currentPassword: password, newPassword: 'mot-mat-khau-moi-tinh' } },
    { token },
  );
  await Promise.all([change, ...Array.from({ length: 12 }, signIn)]);
  for (const cookie of cookies) {
    const headers = { cookie: `refresh_token=${cookie}` };
    expect((await service.call(refresh, { body: {} }, { headers })).status).toBe(401);
  }
  expect(await service.database.sql('select 1 from session')).toEqual([]);
});

it('burns a code at five wrong tries, though two hundred come at once', async () => {
  const token = await person(service, 'minh@example.com');
  const right = codeIn(await mailTo(service, 'minh@example.com', 'verify-email'));
  const tries = await Promise.all(
    Array.from({ length: 200 }, () =>
      service.call(verifyEmail, { body: { code: otherThan(right) } }, { token }),
    ),
  );
  const codes = tries.map(code);
  expect(codes.filter((c) => c === 'CODE_INVALID')).toHaveLength(5);
  expect(codes.filter((c) => c === 'CODE_TRIES_USED_UP')).toHaveLength(195);
  expect(code(await service.call(verifyEmail, { body: { code: right } }, { token }))).toBe(
    'CODE_TRIES_USED_UP',
  );
});
