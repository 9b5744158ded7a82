import { Id, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';
import { SuspenseReason } from './admin.js';
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

export const receiptSuspended = defineEvent({
  subject: 'evt.payments.receipt.suspended.v1',
  summary: 'Money arrived that could not be taken as it is; an administrator decides.',
  payload: z.object({
    receiptId: Id,
    paymentId: Id.nullable(),
    userId: Id.nullable(),
    reason: SuspenseReason,
    amountVnd: z.number().int(),
    at: Instant,
  }),
  key: (p) => p.receiptId,
});

export const paymentsEvents = { paymentCompleted, receiptSuspended };
