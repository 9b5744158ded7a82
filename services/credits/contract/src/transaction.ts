import { Id, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const TransactionType = z.enum(['earned', 'spent', 'bonus']);
export type TransactionType = z.output<typeof TransactionType>;

/** What paid features a token is held for. */
export const Feature = z.enum(['fit-analysis', 'career-plan', 'cv', 'interview', 'screening']);
export type Feature = z.output<typeof Feature>;

/** Why tokens moved; the screen has the words, `values` fills them. */
export const TransactionReason = z.enum([
  'purchase',
  'refund',
  'coupon',
  'adjustment',
  'hold',
  'hold-released',
]);
export type TransactionReason = z.output<typeof TransactionReason>;

/** `values`: purchase and refund `{ paymentId, bundle }`, coupon `{ code }`, hold and hold-released `{ feature }`, adjustment `{ reason }`. */
export const TransactionDescription = z.object({
  code: TransactionReason,
  values: z.record(z.string(), z.string()),
});

/** One line of the token history. `amount` is signed, `balance` is what was left after it. */
export const Transaction = z.object({
  id: Id,
  type: TransactionType,
  amount: z.number().int(),
  balance: z.number().int(),
  description: TransactionDescription,
  createdAt: Instant,
});
export type Transaction = z.output<typeof Transaction>;

/** What administrators see of a line is written out: what is added for its owner stays with its owner. */
export const AdminTransaction = z.object({
  id: Id,
  type: TransactionType,
  amount: z.number().int(),
  balance: z.number().int(),
  description: TransactionDescription,
  createdAt: Instant,
  userId: Id,
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** The administrator of an adjustment. */
  actorId: Id.nullable(),
});
export type AdminTransaction = z.output<typeof AdminTransaction>;

const filters = { type: TransactionType.optional() };

export const listTransactions = defineRoute({
  id: 'listTransactions',
  method: 'GET',
  path: '/credits/transactions',
  access: 'user',
  summary: 'The token history of the signed-in user, newest first, with the running balance.',
  query: listQuery(['createdAt', 'amount']).extend(filters),
  reply: pageOf(Transaction),
  errors: [],
});

export const listAllTransactions = defineRoute({
  id: 'listAllTransactions',
  method: 'GET',
  path: '/admin/credits/transactions',
  access: 'admin',
  summary: 'Token movements of all users. `search` finds e-mail and name.',
  query: listQuery(['createdAt', 'amount', 'email']).extend({ ...filters, userId: Id.optional() }),
  reply: pageOf(AdminTransaction),
  errors: [],
});

export const exportTransactions = defineRoute({
  id: 'exportTransactions',
  method: 'GET',
  path: '/admin/credits/transactions/export',
  access: 'admin',
  summary: 'The same as CSV (text/csv).',
  query: z.strictObject({ search: z.string().max(200).optional(), ...filters, userId: Id.optional() }),
  download: 'text/csv',
  errors: [],
});

export const adjustTokensMax = 10_000;
export const reasonCharsMax = 500;

export const adjustBalance = defineRoute({
  id: 'adjustBalance',
  method: 'POST',
  path: '/admin/credits/transactions',
  access: 'admin',
  reauthenticated: true,
  summary: 'Adds or takes tokens of one user, with a reason; audited. Takes an `Idempotency-Key`.',
  body: z.strictObject({
    userId: Id,
    amount: z
      .number()
      .int()
      .min(-adjustTokensMax)
      .max(adjustTokensMax)
      .refine((amount) => amount !== 0),
    reason: z.string().trim().min(3).max(reasonCharsMax),
  }),
  status: 201,
  reply: dataOf(AdminTransaction),
  errors: ['USER_UNKNOWN', 'INSUFFICIENT_TOKENS', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_FLIGHT'],
});

/** Tokens of one day (Asia/Ho_Chi_Minh). */
export const TokenDay = z.object({
  day: z.iso.date(),
  sold: z.number().int(),
  given: z.number().int(),
  spent: z.number().int(),
});

export const tokenSummary = defineRoute({
  id: 'tokenSummary',
  method: 'GET',
  path: '/admin/credits/summary',
  access: 'admin',
  summary: 'Tokens sold, given and spent on each of the last `days` days, and held by users now.',
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  reply: dataOf(
    z.object({ days: z.array(TokenDay), heldByUsers: z.number().int(), onHold: z.number().int() }),
  ),
  errors: [],
});
