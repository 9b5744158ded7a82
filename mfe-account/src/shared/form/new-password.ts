import { passwordCharsMax, passwordCharsMin } from '@fitfolio/auth-contract/user';
import type { FieldErrors } from '@fitfolio/web-kit/ui/forms';
import { z } from 'zod';

interface Wording {
  readonly tooShort?: string;
  readonly confirmRequired?: string;
}
export interface NewPasswordValues {
  readonly password: string;
  readonly confirm: string;
}

/** A new password, typed twice; other fields of the form come first. The messages are text keys. */
export function newPasswordSchema<Shape extends z.ZodRawShape>(
  others: Shape,
  { tooShort = 'access.errors.passwordShort', confirmRequired }: Wording = {},
) {
  const mismatch = 'access.errors.passwordMismatch';
  return z
    .object({
      ...others,
      password: z
        .string()
        .min(passwordCharsMin, tooShort)
        .max(passwordCharsMax, 'access.errors.passwordLong'),
      confirm: z.string(),
    })
    .check(({ value, issues }) => {
      const { password, confirm } = value as NewPasswordValues;
      if (confirm === password && (confirm !== '' || !confirmRequired)) return;
      const message = confirm === '' ? (confirmRequired ?? mismatch) : mismatch;
      issues.push({ code: 'custom', input: confirm, path: ['confirm'], message, continue: true });
    });
}

/** How a server refuses a new password; `path` is the body's field. */
export const newPasswordErrors = (path: string): Readonly<Record<string, FieldErrors>> => ({
  PASSWORD_TOO_COMMON: { password: 'access.errors.passwordCommon' },
  PASSWORD_TOO_PERSONAL: { password: 'access.errors.passwordPersonal' },
  [path]: { password: 'access.errors.passwordShort' },
});
