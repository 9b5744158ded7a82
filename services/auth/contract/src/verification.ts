import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Code, CodeSent, MailLanguage } from './mail.js';
import { User } from './user.js';

export const requestVerification = defineRoute({
  id: 'requestVerification',
  method: 'POST',
  path: '/auth/request-verification',
  access: 'user',
  fresh: true,
  summary: 'Mails a new code to verify the e-mail address; those before it end once it is used.',
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
