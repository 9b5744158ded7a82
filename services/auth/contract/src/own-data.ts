import { Id, Instant } from '@fitfolio/contract-kit/common';
import { defineEvent, defineRpc, type RpcDefinition } from '@fitfolio/contract-kit/message';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { emailCharsMax, passwordCharsMax } from './user.js';

export const deletionWaitDays = 7;
export const exportFileName = 'fitfolio-data.zip';

export const exportMe = defineRoute({
  id: 'exportMe',
  method: 'POST',
  path: '/users/me/export',
  access: 'user',
  fresh: true,
  reauthenticated: true,
  summary: 'Everything the platform keeps about the caller, as a zip. Fails rather than leave a part out.',
  body: z.strictObject({}),
  download: 'application/zip',
  errors: ['EXPORT_INCOMPLETE'],
});

export const requestDeletion = defineRoute({
  id: 'requestDeletion',
  method: 'POST',
  path: '/users/me/deletion',
  access: 'user',
  fresh: true,
  reauthenticated: true,
  summary:
    'Has the account deleted after 7 days. Takes the password or, of an account without one, its e-mail address typed again.',
  body: z.strictObject({
    password: z.string().min(1).max(passwordCharsMax).optional(),
    confirmation: z.string().trim().toLowerCase().max(emailCharsMax).optional(),
  }),
  reply: dataOf(z.object({ deletionAt: Instant })),
  errors: ['CURRENT_PASSWORD_WRONG', 'CONFIRMATION_WRONG', 'LAST_ADMIN'],
});

export const cancelDeletion = defineRoute({
  id: 'cancelDeletion',
  method: 'DELETE',
  path: '/users/me/deletion',
  access: 'user',
  fresh: true,
  summary: 'Keeps the account after all. Answers the same when nothing was asked for.',
  status: 204,
  errors: [],
});

export const userDeleted = defineEvent({
  subject: 'evt.auth.user.deleted.v1',
  summary:
    'An account was deleted, with all that auth kept of it. Whoever keeps something of the person removes it.',
  payload: z.object({ userId: Id, deletedAt: Instant }),
  key: (p) => p.userId,
});

/** One file of an export; `text` is what it holds, `base64` where that is not text. */
const ExportFile = z.object({
  /** `analyses/2026-11-20-cv.json`: plain names, `/` between. */
  name: z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/),
  content: z.union([z.object({ text: z.string() }), z.object({ base64: z.base64() })]),
});
export type ExportFile = z.output<typeof ExportFile>;

const cursorCharsMax = 200;

/** Replies are read page by page: the bus carries 1 MB a message. `cursor` is the `next` of the page before. */
export const ExportRequest = z.object({ userId: Id, cursor: z.string().max(cursorCharsMax).nullable() });
export const ExportReply = z.object({
  files: z.array(ExportFile),
  /** Where the next page starts; null on the last. */
  next: z.string().max(cursorCharsMax).nullable(),
});
const exportDeadlineMs = 5_000;

/** The request of auth to a service that keeps something of a person: `exportPersonOf('credits')`, handled with `@OnRequest`. */
export function exportPersonOf(service: string): RpcDefinition<typeof ExportRequest, typeof ExportReply> {
  return defineRpc({
    subject: `rpc.${service}.export-person.v1`,
    summary: 'Everything this service keeps about a person, as files, a page at a time.',
    request: ExportRequest,
    reply: ExportReply,
    deadlineMs: exportDeadlineMs,
    errors: [],
    readOnly: true,
  });
}
