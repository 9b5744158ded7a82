import { AskedInstant, Id, Instant } from '@fitfolio/contract-kit/common';
import { listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

/** What is done, in every service. */
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
  'factor-added',
  'factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-factor-failed',
  'reauthenticated',
  'reauthentication-failed',
  'notice-denied',
  'data-exported',
  'deletion-requested',
  'deletion-cancelled',
  'account-deleted',
  'mail-resent',
  'sign-in-failed',
  'sign-in-limited',
  'access-refused',
  'list-exported',
  'balance-adjusted',
  'bundle-made',
  'bundle-changed',
  'coupon-made',
  'coupon-changed',
  'promo-made',
  'promo-changed',
  'payment-synced',
  'payment-refunded',
  'receipt-accepted',
  'receipt-refunded',
  'result-viewed',
  'premium-result-viewed',
  'premium-run-repeated',
  'premium-run-released',
  'career-plan-viewed',
  'resume-previewed',
  'job-description-previewed',
  'model-changed',
  'model-tested',
  'module-changed',
]);
export type AuditAction = z.output<typeof AuditAction>;

const Person = z.object({ id: Id, email: z.string().nullable() });
const Facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  /** Of the actions above; one of a newer service may be another. */
  action: z.string(),
  service: z.string(),
  /** Who; null is the system. */
  actor: Person.nullable(),
  /** Whom or what; an account that is gone, and what is no account, have no address. */
  subject: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
  /** Why, where a reason is asked for. */
  reason: z.string().nullable(),
  before: Facts,
  after: Facts,
  requestId: z.string().nullable(),
  /** Where it was done from, as coarse as it is kept. */
  network: z.string().nullable(),
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
    service: z.string().max(40).optional(),
    actor: Id.optional(),
    subject: Id.optional(),
    from: AskedInstant.optional(),
    to: AskedInstant.optional(),
  }),
  reply: pageOf(AuditEntry),
  errors: [],
});
