import { Id, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';
import { Currency } from './payment.js';

export const paymentCompleted = defineEvent({
  subject: 'evt.payments.payment.completed.v1',
  summary: 'A payment is complete: its tokens are to be credited once.',
  payload: z.object({
    paymentId: Id,
    userId: Id,
    bundleId: Id,
    bundleCode: z.string(),
    tokens: z.number().int().min(1),
    currency: Currency,
    /** Minor units of `currency`. */
    amount: z.number().int(),
    amountVnd: z.number().int(),
    reference: z.string(),
    language: OutputLanguage,
    completedAt: Instant,
  }),
  key: (p) => p.paymentId,
});

export const paymentsEvents = { paymentCompleted };
