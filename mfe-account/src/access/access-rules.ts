import { codeDigits } from '@fitfolio/auth-contract/mail';
import { Email, loginPasswordCharsMin } from '@fitfolio/auth-contract/user';
import { newPasswordError } from '../form/new-password.js';
import type { FieldErrors } from '../form/refused-fields.js';

export interface LoginValues {
  email: string;
  password: string;
}

export interface SignUpValues extends LoginValues {
  confirm: string;
  terms: boolean;
}

const emailError = (email: string) =>
  Email.safeParse(email).success ? {} : { email: 'access.errors.emailInvalid' };

export const checkEmail = ({ email }: { email: string }): FieldErrors<{ email: string }> => emailError(email);

export const checkCode = ({ code }: { code: string }): FieldErrors<{ code: string }> =>
  code.length === codeDigits ? {} : { code: 'code.incomplete' };

export function checkLogin({ email, password }: LoginValues): FieldErrors<LoginValues> {
  const short = password.length < loginPasswordCharsMin;
  return { ...emailError(email), ...(short ? { password: 'access.errors.loginPasswordShort' } : {}) };
}

export function checkSignUp({ email, password, confirm, terms }: SignUpValues): FieldErrors<SignUpValues> {
  const bad = newPasswordError(password);
  return {
    ...emailError(email),
    ...(bad ? { password: bad } : {}),
    ...(confirm === password ? {} : { confirm: 'access.errors.passwordMismatch' }),
    ...(terms ? {} : { terms: 'access.errors.termsRequired' }),
  };
}
