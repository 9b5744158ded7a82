import { Id, Instant } from '@fitfolio/contract-kit/common';
import { listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const AuditAction = z.enum([
  'signed-in',
  'signed-out',
  'sessions-ended',
  'refresh-reused',
  'google-linked',
  'admin-made',
  'admin-removed',
  'account-disabled',
  'account-enabled',
  'email-verified',
  'password-reset',
  'password-changed',
  'data-exported',
  'deletion-requested',
  'deletion-cancelled',
  'account-deleted',
  'mail-resent',
]);
export type AuditAction = z.output<typeof AuditAction>;

const Person = z.object({ id: Id, email: z.string().nullable() });
const Facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  action: AuditAction,
  /** Who; null is the system. */
  actor: Person.nullable(),
  /** Whom; the address is null once the account is gone. */
  subject: Person.nullable(),
  /** Why, where a reason is asked for. */
  reason: z.string().nullable(),
  before: Facts,
  after: Facts,
  requestId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = defineRoute({
  id: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  fresh: true,
  summary:
    'The audit log, newest first. `search` finds addresses of who and whom, and reasons, without diacritics.',
  query: listQuery(['at']).extend({
    action: AuditAction.optional(),
    actor: Id.optional(),
    subject: Id.optional(),
    from: Instant.optional(),
    to: Instant.optional(),
  }),
  reply: pageOf(AuditEntry),
  errors: [],
});
