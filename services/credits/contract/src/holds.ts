import { Id, Instant } from '@fitfolio/contract-kit/common';
import { defineRpc } from '@fitfolio/contract-kit/message';
import { z } from 'zod';
import { Feature } from './transaction.js';
import { Texts } from './bundle.js';

export const holdSecondsMax = 24 * 3600;
const deadlineMs = 5_000;

/** What the token is held for: `fit-analysis:{id}`. One hold a source, for ever. */
export const HoldSource = z.string().regex(/^[a-z-]+:[A-Za-z0-9-]{1,80}$/);

/**
 * Sets tokens aside. The same request again gives the first answer, a refusal too: new work has a new source. Another
 * request of the same source is IDEMPOTENCY_MISMATCH; after its end, HOLD_ENDED. A hold that nobody ends releases itself.
 */
export const holdTokens = defineRpc({
  subject: 'rpc.credits.hold.v1',
  summary: 'Holds tokens of a user for one piece of work.',
  request: z.object({
    source: HoldSource,
    userId: Id,
    feature: Feature,
    tokens: z.number().int().min(1).max(100).default(1),
    ttlSeconds: z.number().int().min(1).max(holdSecondsMax).default(900),
  }),
  reply: z.object({ source: HoldSource, balance: z.number().int(), expiresAt: Instant }),
  deadlineMs,
  errors: ['INSUFFICIENT_TOKENS', 'HOLD_ENDED', 'IDEMPOTENCY_MISMATCH'],
  idempotent: true,
});

/** The work is done: the held tokens are spent. Again: the same answer. After a release: HOLD_ENDED. */
export const captureHold = defineRpc({
  subject: 'rpc.credits.capture.v1',
  summary: 'Spends what was held.',
  request: z.object({ source: HoldSource }),
  reply: z.object({ source: HoldSource, state: z.literal('captured') }),
  deadlineMs,
  errors: ['HOLD_UNKNOWN', 'HOLD_ENDED'],
  idempotent: true,
});

/** The work failed: the held tokens go back. Again: the same answer. After a capture: HOLD_ENDED. */
export const releaseHold = defineRpc({
  subject: 'rpc.credits.release.v1',
  summary: 'Gives back what was held.',
  request: z.object({ source: HoldSource }),
  reply: z.object({ source: HoldSource, state: z.literal('released'), balance: z.number().int() }),
  deadlineMs,
  errors: ['HOLD_UNKNOWN', 'HOLD_ENDED'],
  idempotent: true,
});

/** What a user has left to spend, before work is offered to them. */
export const getTokenBalance = defineRpc({
  subject: 'rpc.credits.get-balance.v1',
  summary: 'The tokens of a user. 0 before the account is opened.',
  request: z.object({ userId: Id }),
  reply: z.object({ balance: z.number().int() }),
  deadlineMs,
  errors: [],
  readOnly: true,
});

/** What a bundle costs now, for an order. */
export const getSoldBundle = defineRpc({
  subject: 'rpc.credits.get-bundle.v1',
  summary: 'A bundle on sale.',
  request: z.object({ bundleId: Id }),
  reply: z.object({
    id: Id,
    code: z.string(),
    name: Texts,
    tokens: z.number().int(),
    priceUsdCents: z.number().int(),
    priceVnd: z.number().int(),
  }),
  deadlineMs,
  errors: ['BUNDLE_NOT_FOUND'],
  readOnly: true,
});

/** Takes the tokens of a refunded payment back, when they are unused. Again: the same answer. */
export const reversePurchase = defineRpc({
  subject: 'rpc.credits.reverse-purchase.v1',
  summary: 'Reverses the credit of a payment.',
  request: z.object({ paymentId: Id, userId: Id, tokens: z.number().int().min(1) }),
  reply: z.object({ balance: z.number().int() }),
  deadlineMs,
  errors: ['TOKENS_ALREADY_SPENT', 'HOLD_UNKNOWN'],
});
