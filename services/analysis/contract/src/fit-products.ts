import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

/** What is sold on a completed premium analysis; each is a `Feature` of credits. */
export const FitProductKind = z.enum(['career-plan', 'cv', 'interview']);
export type FitProductKind = z.output<typeof FitProductKind>;

/** `running`: it is made, and its token is being spent or given back. */
export const FitProductStatus = z.enum(['running', 'completed', 'failed']);
export type FitProductStatus = z.output<typeof FitProductStatus>;

/** Why a product failed. Each of these gave its token back. */
export const FitProductFailureCode = z.enum(['PRODUCT_FAILED', 'PRODUCT_TOO_COMPLEX', 'PRODUCT_TIMED_OUT']);
export type FitProductFailureCode = z.output<typeof FitProductFailureCode>;

export const FitProduct = z.object({
  id: Id,
  kind: FitProductKind,
  /** The plan's type; '' for a CV; the number of an interview's session. */
  variant: z.string(),
  status: FitProductStatus,
  failureCode: FitProductFailureCode.nullable(),
  createdAt: Instant,
});
export type FitProduct = z.output<typeof FitProduct>;

/** The answer to an order: `repeated` when the same product stood already, which took no token. */
export const orderReply = dataOf(
  z.object({
    id: Id,
    status: FitProductStatus,
    repeated: z.boolean(),
    /** After the hold; null when no token was held. */
    balance: z.number().int().nullable(),
  }),
);

/** What every order of a product may be refused for. */
export const orderErrors = [
  'RESULT_NOT_READY',
  'INSUFFICIENT_TOKENS',
  'SUBMISSION_EXPIRED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_MISMATCH',
] as const;

export const listFitProducts = defineRoute({
  id: 'listFitProducts',
  method: 'GET',
  path: '/fit-analysis/{id}/products',
  access: 'user',
  summary:
    'What was made of one of the caller’s analyses, newest first, and what each further product costs. Another user’s analysis is not found.',
  params: idParams,
  reply: dataOf(z.object({ cost: z.number().int().min(0), products: z.array(FitProduct) })),
  errors: [],
});
