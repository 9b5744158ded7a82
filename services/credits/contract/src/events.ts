import { Id, Instant } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';

export const TransferKind = z.enum([
  'purchase',
  'refund',
  'coupon',
  'adjustment',
  'hold',
  'capture',
  'release',
]);
export type TransferKind = z.output<typeof TransferKind>;

export const transferRecorded = defineEvent({
  subject: 'evt.credits.transfer.recorded.v1',
  summary: 'Tokens moved. `amount` is how many, `source` the unique key of why.',
  payload: z.object({
    transferId: Id,
    source: z.string(),
    kind: TransferKind,
    userId: Id.nullable(),
    amount: z.number().int().min(1),
    /** What the user has left; null when no user account was touched. */
    balance: z.number().int().nullable(),
    at: Instant,
  }),
  key: (p) => p.source,
});

export const creditsEvents = { transferRecorded };
