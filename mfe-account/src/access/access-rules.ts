import { codeDigits } from '@fitfolio/auth-contract/mail';
import { Email, loginPasswordCharsMin } from '@fitfolio/auth-contract/user';
import { z } from 'zod';
import { newPasswordSchema } from '../shared/form/new-password.js';

const email = z.string().refine((typed) => Email.safeParse(typed).success, 'access.errors.emailInvalid');

export const EmailValues = z.object({ email });
export const CodeValues = z.object({ code: z.string().length(codeDigits, 'code.incomplete') });
export const LoginValues = z.object({
  email,
  password: z.string().min(loginPasswordCharsMin, 'access.errors.loginPasswordShort'),
});
export type LoginValues = z.output<typeof LoginValues>;
export const SignUpValues = newPasswordSchema({
  email,
  terms: z.boolean().refine(Boolean, 'access.errors.termsRequired'),
});
