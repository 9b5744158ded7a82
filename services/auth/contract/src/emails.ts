import { idParams } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Mail, MailKind, MailState } from './mail.js';

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
