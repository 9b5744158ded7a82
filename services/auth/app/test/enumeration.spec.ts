import { requestPasswordReset, resetPassword, validateResetCode } from '@fitfolio/auth-contract/passwords';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { password, person, startAuth } from './support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ RATE_LIMIT_FACTOR: '1' });
  await person(service, 'known@example.com');
});
afterAll(() => service.close());

const flows: Record<string, (email: string) => Promise<TestReply>> = {
  'sign-up': (username) => service.call(signUp, { body: { username, password } }),
  login: (username) => service.call(login, { body: { username, password: 'not-this-one' } }),
  'forgot password': (email) => service.call(requestPasswordReset, { body: { email } }),
  'a reset code': (email) => service.call(validateResetCode, { body: { email, code: '000000' } }),
  'a reset': (email) => service.call(resetPassword, { body: { email, code: '000000', password } }),
};

/** All a stranger can compare: status, headers and body, without what differs in every call. */
const seen = ({ status, headers, body }: TestReply, email: string): string => {
  const shown = [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name));
  const text = JSON.stringify({ ...(body as object), requestId: '' }).replaceAll(email, 'ADDRESS');
  return JSON.stringify([status, shown, text]);
};

// Their times are compared by `npm run bench:auth`.
it.each(Object.keys(flows))(
  '%s answers the same, call by call, whether the address is known or not',
  async (name) => {
    const ask = flows[name]!;
    for (let n = 0; n < 3; n += 1) {
      const known = seen(await ask('known@example.com'), 'known@example.com');
      const unknown = seen(await ask('unknown@example.com'), 'unknown@example.com');
      expect(unknown).toBe(known);
    }
  },
);
