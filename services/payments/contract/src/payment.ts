import { Id, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { typedCode } from '@fitfolio/contract-kit/typed-code';
import { z } from 'zod';

export const paymentMinutes = 15;
export const pendingPaymentsMax = 5;
export const promoCodeCharsMax = 40;

export const PromoCode = typedCode(promoCodeCharsMax);

export const Currency = z.enum(['USD', 'VND']);
export type Currency = z.output<typeof Currency>;
export const PaymentMethod = z.enum(['qr']);
export const PaymentStatus = z.enum(['pending', 'completed', 'failed']);
export type PaymentStatus = z.output<typeof PaymentStatus>;

/**
 * The precise state beside the status. pending: `awaiting-transfer`, `amount-differs` (another amount came and
 * waits for us); completed: `paid`, `paid-late`, `accepted-by-admin`, `refunded`; failed: `expired`,
 * `cancelled`, `refused-by-bank`.
 */
export const PaymentReason = z.enum([
  'awaiting-transfer',
  'amount-differs',
  'paid',
  'paid-late',
  'accepted-by-admin',
  'refunded',
  'expired',
  'cancelled',
  'refused-by-bank',
]);
export type PaymentReason = z.output<typeof PaymentReason>;

/** How to pay: the text of the QR picture (EMVCo, NAPAS) and the same facts to copy. */
export const TransferInstructions = z.object({
  qrPayload: z.string(),
  bankBin: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  amountVnd: z.number().int(),
  /** What the transfer must say: the payment's reference. */
  content: z.string(),
  /** The page of the sandbox bank or of the provider, where there is one. */
  bankPageUrl: z.string().nullable(),
});
export type TransferInstructions = z.output<typeof TransferInstructions>;

/** Money that arrived for a payment but could not be taken as it is. */
export const PaymentNotice = z.object({
  kind: z.enum([
    'too-little',
    'too-much',
    'second-transfer',
    'too-late',
    'promo-gone',
    'not-payable',
    'time-unknown',
  ]),
  amountVnd: z.number().int(),
  at: Instant,
  state: z.enum(['suspense', 'refunded']),
});

export const OrderedBundle = z.object({
  id: Id,
  code: z.string(),
  name: z.object({ en: z.string(), vi: z.string() }),
  tokens: z.number().int(),
});

/** Amounts are minor units: US cents, or đồng. `amountVnd` is what the bank must receive. */
export const Payment = z.object({
  id: Id,
  status: PaymentStatus,
  reason: PaymentReason,
  reference: z.string(),
  /** The bank's own number of the transfer that paid. */
  transactionId: z.string().nullable(),
  description: z.string(),
  bundle: OrderedBundle,
  currency: Currency,
  originalAmount: z.number().int(),
  discountAmount: z.number().int(),
  finalAmount: z.number().int(),
  amountVnd: z.number().int(),
  vndPerUsd: z.number().int(),
  promoCode: z.string().nullable(),
  method: PaymentMethod,
  /** While it can be paid; null when the bank could not be asked yet: refresh. */
  instructions: TransferInstructions.nullable(),
  notices: z.array(PaymentNotice),
  expiresAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  completedAt: Instant.nullable(),
  /** The server's clock, for the countdown. */
  now: Instant,
});
export type Payment = z.output<typeof Payment>;

/** What an order would cost. */
export const Price = z.object({
  bundleId: Id,
  tokens: z.number().int(),
  currency: Currency,
  originalAmount: z.number().int(),
  discountAmount: z.number().int(),
  finalAmount: z.number().int(),
  amountVnd: z.number().int(),
  promoCode: z.string().nullable(),
});

const promoErrors = [
  'BUNDLE_NOT_FOUND',
  'PROMO_INVALID',
  'PROMO_NOT_STARTED',
  'PROMO_EXPIRED',
  'PROMO_ALREADY_USED',
  'PROMO_USED_UP',
  'PROMO_NOT_FOR_BUNDLE',
] as const;

export const prePurchase = defineRoute({
  id: 'prePurchase',
  method: 'GET',
  path: '/credits/pre-purchase',
  access: 'user',
  summary: 'The final price of a bundle, with a promo code if one is given.',
  query: z.strictObject({ bundleId: Id, currency: Currency, promoCode: PromoCode.optional() }),
  reply: dataOf(Price),
  errors: promoErrors,
});

export const purchase = defineRoute({
  id: 'purchase',
  method: 'POST',
  path: '/credits/purchase',
  access: 'user',
  fresh: true,
  summary:
    'Makes an order and says how to pay it. Needs an `Idempotency-Key`: the same key and body give the same order.',
  body: z.strictObject({
    bundleId: Id,
    currency: Currency,
    method: PaymentMethod,
    promoCode: PromoCode.optional(),
    /** What the buyer was shown, minor units; another price now is PRICE_CHANGED. Absent: whatever it is now. */
    finalAmount: z.number().int().min(1).max(1_000_000_000_000).optional(),
    /** Of the receipt by mail; `vi` when absent. */
    language: OutputLanguage.optional(),
  }),
  status: 201,
  reply: dataOf(Payment),
  errors: [
    ...promoErrors,
    'PRICE_CHANGED',
    'TOO_MANY_PENDING_PAYMENTS',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_FLIGHT',
  ],
});

export const listPayments = defineRoute({
  id: 'listPayments',
  method: 'GET',
  path: '/credits/payments',
  access: 'user',
  summary: 'The payment history of the signed-in user, newest first.',
  query: listQuery(['createdAt', 'finalAmount']).extend({ status: PaymentStatus.optional() }),
  reply: pageOf(Payment),
  errors: [],
});

export const getPayment = defineRoute({
  id: 'getPayment',
  method: 'GET',
  path: '/credits/payments/{id}',
  access: 'user',
  summary: 'One payment of the signed-in user.',
  params: z.strictObject({ id: Id }),
  reply: dataOf(Payment),
  errors: [],
});

const byId = z.strictObject({ id: Id });

export const refreshPayment = defineRoute({
  id: 'refreshPayment',
  method: 'POST',
  path: '/credits/payments/refresh',
  access: 'user',
  summary:
    '“I have paid”: asks the bank, and answers how the payment stands. Changes nothing when nothing came.',
  body: byId,
  reply: dataOf(Payment),
  errors: ['PROVIDER_UNAVAILABLE'],
});

export const cancelPayment = defineRoute({
  id: 'cancelPayment',
  method: 'POST',
  path: '/credits/payments/cancel',
  access: 'user',
  summary: 'Cancels a pending payment. A cancelled one stays so; a completed one is PAYMENT_NOT_PENDING.',
  body: byId,
  reply: dataOf(Payment),
  errors: ['PAYMENT_NOT_PENDING'],
});
