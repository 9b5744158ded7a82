import { AskedInstant, Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Currency, OrderedBundle, PaymentMethod, PaymentReason, PaymentStatus } from './payment.js';

export const refundDays = 7;
const Reason = z.string().trim().min(3).max(500);

export const ReceiptState = z.enum(['unmatched', 'suspense', 'applied', 'refunded']);
export type ReceiptState = z.output<typeof ReceiptState>;
export const SuspenseReason = z.enum([
  'too-little',
  'too-much',
  'second-transfer',
  'too-late',
  'promo-gone',
  'not-payable',
  'time-unknown',
  'no-payment',
]);
export type SuspenseReason = z.output<typeof SuspenseReason>;

/** One transfer the bank told us of. */
export const Receipt = z.object({
  id: Id,
  paymentId: Id.nullable(),
  provider: z.string(),
  bankTransactionId: z.string(),
  amountVnd: z.number().int(),
  content: z.string(),
  state: ReceiptState,
  suspenseReason: SuspenseReason.nullable(),
  /** Null where the bank's time could not be read or cannot be true. */
  paidAt: Instant.nullable(),
  receivedAt: Instant,
});
export type Receipt = z.output<typeof Receipt>;

/** One step of a payment: what happened, and where it led. */
export const Transition = z.object({
  at: Instant,
  from: z.string().nullable(),
  to: z.string(),
  cause: z.string(),
  actorId: Id.nullable(),
  note: z.string().nullable(),
});

/** What administrators see of a payment is written out: what is added for its buyer stays with its buyer. */
export const AdminPayment = z.object({
  id: Id,
  status: PaymentStatus,
  state: z.enum(['pending', 'completed', 'failed', 'expired', 'cancelled']),
  reason: PaymentReason,
  reference: z.string(),
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
  expiresAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  completedAt: Instant.nullable(),
  provider: z.string(),
  userId: Id,
  email: z.string().nullable(),
  name: z.string().nullable(),
  openSuspense: z.number().int(),
});
export type AdminPayment = z.output<typeof AdminPayment>;

export const AdminPaymentDetail = AdminPayment.extend({
  receipts: z.array(Receipt),
  transitions: z.array(Transition),
});
export type AdminPaymentDetail = z.output<typeof AdminPaymentDetail>;

const filters = {
  status: PaymentStatus.optional(),
  userId: Id.optional(),
  from: AskedInstant.optional(),
  to: AskedInstant.optional(),
};

export const listAllPayments = defineRoute({
  id: 'listAllPayments',
  method: 'GET',
  path: '/admin/credits/payments',
  access: 'admin',
  summary: 'All payments. `search` finds reference, e-mail, name, bank transaction and promo code.',
  query: listQuery(['createdAt', 'amountVnd', 'email']).extend(filters),
  reply: pageOf(AdminPayment),
  errors: [],
});

export const exportPayments = defineRoute({
  id: 'exportPayments',
  method: 'GET',
  path: '/admin/credits/payments/export',
  access: 'admin',
  summary: 'All of the same as CSV (text/csv).',
  query: z.strictObject({ search: z.string().max(200).optional(), ...filters }),
  download: 'text/csv',
  errors: [],
});

export const getAnyPayment = defineRoute({
  id: 'getAnyPayment',
  method: 'GET',
  path: '/admin/credits/payments/{id}',
  access: 'admin',
  summary: 'One payment with its receipts and its transition log.',
  params: idParams,
  reply: dataOf(AdminPaymentDetail),
  errors: [],
});

export const syncPayment = defineRoute({
  id: 'syncPayment',
  method: 'POST',
  path: '/admin/credits/payments/sync',
  access: 'admin',
  summary: 'Asks the bank about one payment; the same rules as a refresh. Audited.',
  body: z.strictObject({ id: Id }),
  reply: dataOf(AdminPaymentDetail),
  errors: ['PROVIDER_UNAVAILABLE'],
});

export const refundPayment = defineRoute({
  id: 'refundPayment',
  method: 'POST',
  path: '/admin/credits/payments/{id}/refund',
  access: 'admin',
  reauthenticated: true,
  summary: 'Refunds a completed payment within 7 days when its tokens are unused; takes them back. Audited.',
  params: idParams,
  body: z.strictObject({ reason: Reason }),
  reply: dataOf(AdminPaymentDetail),
  errors: ['PAYMENT_NOT_COMPLETED', 'REFUND_TOO_LATE', 'TOKENS_ALREADY_SPENT'],
});

export const SuspenseItem = Receipt.extend({
  reference: z.string().nullable(),
  expectedVnd: z.number().int().nullable(),
  userId: Id.nullable(),
  email: z.string().nullable(),
});
export type SuspenseItem = z.output<typeof SuspenseItem>;

export const listSuspense = defineRoute({
  id: 'listSuspense',
  method: 'GET',
  path: '/admin/credits/payments/suspense',
  access: 'admin',
  summary: 'Money that arrived and waits for a decision, oldest first.',
  query: listQuery(['receivedAt', 'amountVnd']),
  reply: pageOf(SuspenseItem),
  errors: [],
});

export const exportSuspense = defineRoute({
  id: 'exportSuspense',
  method: 'GET',
  path: '/admin/credits/payments/suspense/export',
  access: 'admin',
  summary: 'All of the same as CSV (text/csv).',
  query: z.strictObject({ search: z.string().max(200).optional() }),
  download: 'text/csv',
  errors: [],
});

const receiptParams = z.strictObject({ receiptId: Id });

export const acceptSuspense = defineRoute({
  id: 'acceptSuspense',
  method: 'POST',
  path: '/admin/credits/payments/suspense/{receiptId}/accept',
  access: 'admin',
  summary:
    'Takes the transfer as payment of its order (or of `paymentId`, when it names none) and completes it. Audited.',
  params: receiptParams,
  body: z.strictObject({ reason: Reason, paymentId: Id.optional() }),
  reply: dataOf(Receipt),
  errors: ['RECEIPT_NOT_IN_SUSPENSE', 'RECEIPT_NOT_ACCEPTABLE'],
});

export const refundSuspense = defineRoute({
  id: 'refundSuspense',
  method: 'POST',
  path: '/admin/credits/payments/suspense/{receiptId}/refund',
  access: 'admin',
  reauthenticated: true,
  summary: 'Notes that the transfer was sent back. Audited.',
  params: receiptParams,
  body: z.strictObject({ reason: Reason }),
  reply: dataOf(Receipt),
  errors: ['RECEIPT_NOT_IN_SUSPENSE'],
});

/** Revenue of one day (Asia/Ho_Chi_Minh), what the bank received and kept. */
export const RevenueDay = z.object({
  day: z.iso.date(),
  payments: z.number().int(),
  revenueVnd: z.number().int(),
  refundedVnd: z.number().int(),
});
export type RevenueDay = z.output<typeof RevenueDay>;

export const revenue = defineRoute({
  id: 'revenue',
  method: 'GET',
  path: '/admin/credits/payments/revenue',
  access: 'admin',
  summary: 'Revenue on each of the last `days` days, and what is open now.',
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  reply: dataOf(
    z.object({
      days: z.array(RevenueDay),
      openSuspense: z.number().int(),
      openSuspenseVnd: z.number().int(),
      pending: z.number().int(),
    }),
  ),
  errors: [],
});
