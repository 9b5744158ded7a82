import { Id, Instant } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';
import { userDeleted } from './own-data.js';

export const userRegistered = defineEvent({
  subject: 'evt.auth.user.registered.v1',
  summary: 'A person made an account.',
  payload: z.object({ userId: Id, email: z.string(), registeredAt: Instant }),
  key: (p) => p.userId,
});

export const authEvents = { userRegistered, userDeleted };
