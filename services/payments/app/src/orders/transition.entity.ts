import { defineTable, internal } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { PaymentEntity } from './payment.entity.js';
import type { PaymentState } from './payment-rules.js';

/** The log of a payment's steps, append-only. Its person gets the payment, which tells where the steps led. */
export const TransitionEntity = defineTable('transition', {
  person: {
    by: 'paymentId',
    through: PaymentEntity,
    leaves: { keep: 'It explains the books, takes no change and knows nobody by name.' },
  },
  columns: {
    id: internal(p.bigint('string').primary().autoincrement()),
    paymentId: internal(p.uuid()),
    at: internal(p.datetime().defaultRaw('clock_timestamp()')),
    fromState: internal(p.text().$type<PaymentState>().nullable()),
    toState: internal(p.text().$type<PaymentState>()),
    cause: internal(p.text()),
    actorId: internal(p.uuid().nullable()),
    note: internal(p.text().nullable()),
  },
});
