import { idParams } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute, type RouteTable } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import {
  disableUser,
  enableUser,
  endUserSessions,
  exportUsers,
  getUser,
  listUsers,
  makeAdmin,
  removeAdmin,
  verifyUser,
} from './admin-users.js';
import { listAudit } from './audit.js';
import { finishGoogle, getSignInOptions, loginGoogle, startGoogle } from './google.js';
import { cancelDeletion, exportMe, requestDeletion } from './own-data.js';
import { Code, CodeSent, Mail, MailKind, MailLanguage, MailState } from './mail.js';
import { endOtherSessions, endSession, listSessions } from './session.js';
import { Tokens } from './tokens.js';
import { verifyEmailLink } from './verify-link.js';
import {
  Email,
  emailCharsMax,
  Gender,
  NewPassword,
  passwordCharsMax,
  PersonName,
  User,
  UserType,
} from './user.js';

export const signUp = defineRoute({
  id: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  access: 'public',
  summary: 'Makes an account. A known address gets the same answer as a new one.',
  body: z.strictObject({ username: Email, password: NewPassword, language: MailLanguage }),
  status: 201,
  reply: dataOf(z.object({ email: z.string() })),
  errors: ['PASSWORD_TOO_COMMON'],
});

export const login = defineRoute({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Signs in with e-mail and password; sets the refresh cookie.',
  body: z.strictObject({
    username: z.string().trim().toLowerCase().min(1).max(emailCharsMax),
    password: z.string().min(1).max(passwordCharsMax),
  }),
  reply: Tokens,
  errors: ['BAD_CREDENTIALS', 'ACCOUNT_DISABLED', 'CROSS_SITE'],
  cookies: true,
});

export const refresh = defineRoute({
  id: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Changes the refresh cookie for a new one and gives a new access token.',
  body: z.strictObject({}),
  reply: Tokens,
  errors: ['SESSION_EXPIRED', 'CROSS_SITE'],
  cookies: true,
});

export const logout = defineRoute({
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'Ends this session. Answers the same without one.',
  body: z.strictObject({}),
  status: 204,
  errors: ['CROSS_SITE'],
  cookies: true,
});

const Jwk = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

export const publicKeys = defineRoute({
  id: 'publicKeys',
  method: 'GET',
  path: '/auth/keys',
  access: 'public',
  summary: 'The public keys (JWKS) access tokens are verified with.',
  reply: z.object({ keys: z.array(Jwk) }),
  errors: [],
});

export const getMe = defineRoute({
  id: 'getMe',
  method: 'GET',
  path: '/users/me',
  access: 'user',
  fresh: true,
  summary: 'The signed-in user.',
  reply: dataOf(User),
  errors: [],
});

export const updateMe = defineRoute({
  id: 'updateMe',
  method: 'PUT',
  path: '/users/me',
  access: 'user',
  fresh: true,
  summary:
    'Changes name, gender or user type of the signed-in user. What is unset may be set at once, a change needs a verified e-mail address.',
  body: z.strictObject({
    name: PersonName.optional(),
    gender: Gender.optional(),
    userType: UserType.optional(),
  }),
  reply: dataOf(User),
  errors: ['EMAIL_NOT_VERIFIED'],
});

export const requestVerification = defineRoute({
  id: 'requestVerification',
  method: 'POST',
  path: '/auth/request-verification',
  access: 'user',
  fresh: true,
  summary: 'Mails a new code to verify the e-mail address; the code before it ends.',
  body: z.strictObject({ language: MailLanguage }),
  reply: dataOf(CodeSent),
  errors: ['EMAIL_ALREADY_VERIFIED'],
});

export const verifyEmail = defineRoute({
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'user',
  fresh: true,
  summary: 'Verifies the e-mail address by the code that was mailed to it.',
  body: z.strictObject({ code: Code }),
  reply: dataOf(User),
  errors: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_TRIES_USED_UP'],
});

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
  errors: ['CODE_INVALID', 'PASSWORD_TOO_COMMON'],
});

export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  access: 'user',
  fresh: true,
  summary: 'Changes the password; ends all other sessions and all codes.',
  body: z.strictObject({
    currentPassword: z.string().min(1).max(passwordCharsMax),
    newPassword: NewPassword,
    language: MailLanguage,
  }),
  status: 204,
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'CROSS_SITE'],
  cookies: true,
});

export const listEmails = defineRoute({
  id: 'listEmails',
  method: 'GET',
  path: '/admin/emails',
  access: 'admin',
  fresh: true,
  summary: 'The mails that were sent or are to be. `search` finds the recipient.',
  query: listQuery(['createdAt', 'recipient']).extend({
    state: MailState.optional(),
    kind: MailKind.optional(),
  }),
  reply: pageOf(Mail),
  errors: [],
});

export const resendEmail = defineRoute({
  id: 'resendEmail',
  method: 'POST',
  path: '/admin/emails/{id}/resend',
  access: 'admin',
  summary: 'Writes the same mail once more, with a new code if it has one. The new mail is the answer.',
  params: idParams,
  body: z.strictObject({}),
  status: 201,
  reply: dataOf(Mail),
  errors: ['MAIL_STILL_WAITING'],
});

/** Everything auth answers. */
export const authRoutes = {
  signUp,
  login,
  refresh,
  logout,
  publicKeys,
  getMe,
  updateMe,
  listUsers,
  exportUsers,
  getUser,
  verifyUser,
  disableUser,
  enableUser,
  makeAdmin,
  removeAdmin,
  endUserSessions,
  listAudit,
  getSignInOptions,
  loginGoogle,
  startGoogle,
  finishGoogle,
  exportMe,
  requestDeletion,
  cancelDeletion,
  requestVerification,
  verifyEmail,
  requestPasswordReset,
  validateResetCode,
  resetPassword,
  changePassword,
  listEmails,
  resendEmail,
  verifyEmailLink,
  listSessions,
  endSession,
  endOtherSessions,
} satisfies RouteTable;
