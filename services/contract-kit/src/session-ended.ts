import { z } from 'zod';
import { Id, Instant } from './common.js';
import { defineEvent } from './message.js';

/** Auth says it; every service refuses the access tokens of the session from then on, without being told to. */
export const sessionEnded = defineEvent({
  subject: 'evt.auth.session.ended.v1',
  summary: 'A session has ended: signed out, ended by its owner or an administrator, or by a new password.',
  payload: z.object({ sessionId: Id, endedAt: Instant }),
  key: (p) => p.sessionId,
});
