import { z } from 'zod';
import { Id, Instant } from './common.js';
import { defineEvent } from './message.js';

/** A line of a service's audit. Auth keeps those of all services together, where administrators read them. */
export const AuditLine = z.object({
  /** The service's own number of it. */
  line: z.string(),
  at: Instant,
  actorId: Id.nullable(),
  action: z.string(),
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string().nullable(),
  network: z.string().nullable(),
});

/** The service that keeps them. */
export const auditKeeper = 'auth';

export const auditWritten = (service: string) =>
  defineEvent({
    subject: `evt.${service}.audit.written.v1`,
    summary: 'Somebody did what is kept in the audit of this service, which takes no change.',
    payload: AuditLine,
    key: ({ line }) => line,
  });
