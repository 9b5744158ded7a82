import { passwordCharsMax, passwordCharsMin } from '@fitfolio/auth-contract/user';
import type { FieldErrors } from './refused-fields.js';

export interface NewPasswordValues {
  password: string;
  confirm: string;
}

/** What is wrong with a new password, as a text key; `short` is the form's own wording of "too short". */
export function newPasswordError(password: string, short = 'access.errors.passwordShort'): string | null {
  if (password.length < passwordCharsMin) return short;
  return password.length > passwordCharsMax ? 'access.errors.passwordLong' : null;
}

/** A new password typed twice. */
export function checkNewPassword(
  { password, confirm }: NewPasswordValues,
  confirmRequired: string,
  short?: string,
): FieldErrors<NewPasswordValues> {
  const bad = newPasswordError(password, short);
  const unlike = confirm === '' ? confirmRequired : 'access.errors.passwordMismatch';
  return {
    ...(bad ? { password: bad } : {}),
    ...(confirm !== '' && confirm === password ? {} : { confirm: unlike }),
  };
}

/** How a server refuses a new password; `path` is the body's field. */
export const newPasswordRefusals = (
  path: string,
): Readonly<Record<string, FieldErrors<NewPasswordValues>>> => ({
  PASSWORD_TOO_COMMON: { password: 'access.errors.passwordCommon' },
  [path]: { password: 'access.errors.passwordShort' },
});
