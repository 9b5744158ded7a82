import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { LoginValues, SignUpValues } from './access-rules.js';

const errorsOf = (schema: z.ZodType, values: unknown): Record<string, string> => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
};
const checkLogin = (values: unknown) => errorsOf(LoginValues, values);
const checkSignUp = (values: unknown) => errorsOf(SignUpValues, values);

const good = { email: 'an@example.com', password: 'đủ-dài-8', confirm: 'đủ-dài-8', terms: true };

describe('what may be sent to log in', () => {
  it('takes six characters and any valid address, spaces around it forgiven', () => {
    expect(checkLogin({ email: ' An@Example.com ', password: '123456' })).toEqual({});
  });

  it.each(['', 'an', 'an@', '@example.com', 'a b@example.com'])('refuses the address %j', (email) => {
    expect(checkLogin({ email, password: '123456' })).toEqual({ email: 'access.errors.emailInvalid' });
  });

  it('refuses five characters', () => {
    expect(checkLogin({ email: good.email, password: '12345' })).toEqual({
      password: 'access.errors.loginPasswordShort',
    });
  });
});

describe('what may be sent to sign up', () => {
  it('takes a complete form', () => expect(checkSignUp(good)).toEqual({}));

  it.each([
    [{ password: '1234567', confirm: '1234567' }, { password: 'access.errors.passwordShort' }],
    [{ password: 'x'.repeat(129), confirm: 'x'.repeat(129) }, { password: 'access.errors.passwordLong' }],
    [{ confirm: 'đủ-dài-9' }, { confirm: 'access.errors.passwordMismatch' }],
    [{ terms: false }, { terms: 'access.errors.termsRequired' }],
  ])('with %j says %j', (change, errors) => {
    expect(checkSignUp({ ...good, ...change })).toEqual(errors);
  });
});
