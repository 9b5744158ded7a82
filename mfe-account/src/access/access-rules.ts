import {
  Email,
  loginPasswordCharsMin,
  passwordCharsMax,
  passwordCharsMin,
} from '@fitfolio/auth-contract/user';
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

export function checkLogin({ email, password }: LoginValues): FieldErrors<LoginValues> {
  const short = password.length < loginPasswordCharsMin;
  return { ...emailError(email), ...(short ? { password: 'access.errors.loginPasswordShort' } : {}) };
}

function passwordError(password: string): string | null {
  if (password.length < passwordCharsMin) return 'access.errors.passwordShort';
  return password.length > passwordCharsMax ? 'access.errors.passwordLong' : null;
}

export function checkSignUp({ email, password, confirm, terms }: SignUpValues): FieldErrors<SignUpValues> {
  const bad = passwordError(password);
  return {
    ...emailError(email),
    ...(bad ? { password: bad } : {}),
    ...(confirm === password ? {} : { confirm: 'access.errors.passwordMismatch' }),
    ...(terms ? {} : { terms: 'access.errors.termsRequired' }),
  };
}
