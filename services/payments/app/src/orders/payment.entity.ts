import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Currency, PaymentReason, TransferInstructions } from '@fitfolio/payments-contract/payment';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import type { Bigint } from '@fitfolio/service-kit/db/query';
import { p } from '@mikro-orm/core';
import type { PaymentState } from './payment-rules.js';

export interface OrderedBundle {
  readonly id: string;
  readonly code: string;
  readonly name: { readonly en: string; readonly vi: string };
}

export const PaymentEntity = defineTable('payment', {
  person: {
    by: 'userId',
    order: 'createdAt',
    leaves: { keep: 'The books are kept as the law asks; they know nobody by name.' },
  },
  columns: {
    id: own(p.uuid().primary().defaultRaw('gen_random_uuid()')),
    orderCode: internal(p.bigint('string').autoincrement()),
    userId: internal(p.uuid()),
    reference: own(p.text()),
    state: own(p.text().$type<PaymentState>().default('pending')),
    reason: own(p.text().$type<PaymentReason>().default('awaiting-transfer')),
    bundle: own(p.json<OrderedBundle>()),
    tokens: own(p.integer()),
    currency: own(p.text().$type<Currency>()),
    originalAmount: own(p.bigint('string').$type<Bigint>()),
    discountAmount: own(p.bigint('string').$type<Bigint>()),
    finalAmount: own(p.bigint('string').$type<Bigint>()),
    amountVnd: own(p.bigint('string').$type<Bigint>()),
    vndPerUsd: internal(p.integer()),
    promoId: internal(p.uuid().nullable()),
    promoCode: own(p.text().nullable()),
    method: internal(p.text()),
    language: internal(p.text().$type<OutputLanguage>()),
    provider: internal(p.text()),
    providerRef: internal(p.text().nullable()),
    /** How to pay it; of no use once it has ended. */
    instructions: internal(p.json<TransferInstructions>().nullable()),
    transactionId: own(p.text().nullable()),
    expiresAt: internal(p.datetime()),
    closedAt: internal(p.datetime().nullable()),
    completedAt: own(p.datetime().nullable()),
    refundedAt: own(p.datetime().nullable()),
    nextCheckAt: internal(p.datetime().nullable()),
    checks: internal(p.integer().default(0)),
    createdAt: own(p.datetime().defaultRaw('now()')),
    updatedAt: internal(p.datetime().defaultRaw('now()')),
  },
});
