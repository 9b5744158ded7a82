import type { ReceiptState, SuspenseReason } from '@fitfolio/payments-contract/admin';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import type { Bigint } from '@fitfolio/service-kit/db/query';
import { p } from '@mikro-orm/core';
import { PaymentEntity } from './payment.entity.js';

/** One row a transfer of the bank; whose it is, is known once it is matched with an order. */
export const ReceiptEntity = defineTable('receipt', {
  person: {
    by: 'paymentId',
    through: PaymentEntity,
    order: 'receivedAt',
    leaves: { keep: 'The books are kept as the law asks.' },
  },
  columns: {
    id: internal(p.uuid().primary().defaultRaw('gen_random_uuid()')),
    provider: own(p.text()),
    bankTransactionId: own(p.text()),
    paymentId: own(p.uuid().nullable()),
    amountVnd: own(p.bigint('string').$type<Bigint>()),
    content: own(p.text()),
    orderCode: internal(p.bigint('string').$type<Bigint>().nullable()),
    state: own(p.text().$type<ReceiptState>().default('unmatched')),
    suspenseReason: own(p.text().$type<SuspenseReason>().nullable()),
    /** An administrator took it, whatever its amount. */
    accepted: internal(p.boolean().default(false)),
    /** Null where the bank's time could not be read or cannot be true. */
    paidAt: own(p.datetime().nullable()),
    receivedAt: own(p.datetime().defaultRaw('now()')),
  },
});
