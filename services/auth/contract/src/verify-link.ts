import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const linkTokenCharsMax = 200;

/** The page the link in the mail opens: `/verify-email#token=…`. Behind `#`, so that no log and no referrer has it. */
export const verifyLinkPath = '/verify-email';

export const verifyEmailLink = defineRoute({
  id: 'verifyEmailLink',
  method: 'POST',
  path: '/auth/verify-email-link',
  access: 'public',
  summary: 'Verifies the e-mail address by the link of the mail, which does the same as its code.',
  body: z.strictObject({ token: z.string().min(1).max(linkTokenCharsMax) }),
  reply: dataOf(z.object({ email: z.string() })),
  errors: ['CODE_INVALID', 'CODE_EXPIRED'],
});
