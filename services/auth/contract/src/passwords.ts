import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Code, CodeSent, MailLanguage } from './mail.js';
import { Email, NewPassword, passwordCharsMax } from './user.js';

export const requestPasswordReset = defineRoute({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/request-password-reset',
  access: 'public',
  summary: 'Mails a code to reset the password. An unknown address gets the same answer.',
  body: z.strictObject({ email: Email, language: MailLanguage }),
  reply: dataOf(CodeSent),
  errors: [],
});

export const validateResetCode = defineRoute({
  id: 'validateResetCode',
  method: 'POST',
  path: '/auth/validate-reset-password-code',
  access: 'public',
  summary: 'Whether a reset code is right, without using it. One answer for everything that is not.',
  body: z.strictObject({ email: Email, code: Code }),
  status: 204,
  errors: ['CODE_INVALID'],
});

export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password by a mailed code; ends all sessions and codes.',
  body: z.strictObject({ email: Email, code: Code, password: NewPassword, language: MailLanguage }),
  status: 204,
  errors: ['CODE_INVALID', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_PERSONAL'],
});

export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  access: 'user',
  fresh: true,
  reauthenticated: true,
  summary: 'Changes the password; ends all other sessions and all codes.',
  body: z.strictObject({
    currentPassword: z.string().min(1).max(passwordCharsMax),
    newPassword: NewPassword,
    language: MailLanguage,
  }),
  status: 204,
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_PERSONAL', 'CROSS_SITE'],
  cookies: true,
});
