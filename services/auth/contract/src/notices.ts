import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { linkTokenCharsMax } from './verify-link.js';

/** The page of "this was not me" in a mail, with `#token=…`: behind `#`, so that no log and no referrer has it. */
export const noticePath = '/forgot-password/not-me';
export const noticeDays = 7;

export const denyNotice = defineRoute({
  id: 'denyNotice',
  method: 'POST',
  path: '/auth/not-me',
  access: 'public',
  summary:
    'Whoever has the mail of a security notice says that it was not they: all sessions end. Factors stay, but for those of an account that had none until a new browser set them up. A new password is to follow.',
  body: z.strictObject({ token: z.string().min(1).max(linkTokenCharsMax) }),
  reply: dataOf(z.object({ email: z.string() })),
  errors: ['CODE_INVALID', 'CODE_EXPIRED'],
});
