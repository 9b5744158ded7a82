import { Id, Instant } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { sessionEnded } from '@fitfolio/contract-kit/session-ended';
import { z } from 'zod';
import { userDeleted } from './own-data.js';

export const userRegistered = defineEvent({
  subject: 'evt.auth.user.registered.v1',
  summary: 'A person made an account.',
  payload: z.object({ userId: Id, email: z.string(), registeredAt: Instant }),
  key: (p) => p.userId,
});

/** The newest `renamedAt` counts: events may arrive in any order. */
export const userRenamed = defineEvent({
  subject: 'evt.auth.user.renamed.v1',
  summary: 'A person said what they are called, or something else than before.',
  payload: z.object({ userId: Id, name: z.string(), renamedAt: Instant }),
  key: (p) => `${p.userId}:${p.renamedAt}`,
});

export const authEvents = { userRegistered, userRenamed, userDeleted, sessionEnded };
