import { Id } from '@fitfolio/contract-kit/common';
import { defineRpc } from '@fitfolio/contract-kit/message';
import { z } from 'zod';
import { exportPersonOf } from './own-data.js';

const deadlineMs = 2_000;

/** The request of service-kit's `checkPerson`. An account that is gone is not active. */
export const checkPerson = defineRpc({
  subject: 'rpc.auth.check-person.v1',
  summary: 'Whether an account is active, verified, and an administrator, at this moment.',
  request: z.object({ userId: Id }),
  reply: z.object({ active: z.boolean(), isAdmin: z.boolean(), emailVerified: z.boolean().optional() }),
  deadlineMs,
  errors: [],
  readOnly: true,
});

/** `exportPersonOf` is answered by every other service under its own name; here it stands for all. */
export const authRequests = { checkPerson, exportPerson: exportPersonOf('service') };
