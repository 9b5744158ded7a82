import { Id, Instant } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';

export const entryAdded = defineEvent({
  subject: 'evt.example.entry.added.v1',
  summary: 'An entry was kept.',
  payload: z.object({ entryId: Id, userId: Id, addedAt: Instant }),
  key: (p) => p.entryId,
});

export const exampleEvents = { entryAdded };
