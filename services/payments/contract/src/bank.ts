import { Id, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const Provider = z.enum(['sandbox', 'payos', 'sepay']);

export const takeWebhook = defineRoute({
  id: 'takeWebhook',
  method: 'POST',
  path: '/payments/webhooks/{provider}',
  access: 'public',
  summary:
    'What a bank provider tells us; signed over the raw body. 200 for what is understood but not ours.',
  params: z.strictObject({ provider: Provider }),
  body: z.unknown(),
  reply: z.object({ success: z.literal(true) }),
  errors: ['WEBHOOK_SIGNATURE_INVALID'],
});

export const sandboxBank = defineRoute({
  id: 'sandboxBank',
  method: 'GET',
  path: '/payments/sandbox/bank',
  access: 'public',
  summary: 'The page of the sandbox bank (text/html); only where the provider is `sandbox`.',
  query: z.strictObject({
    content: z.string().max(200).optional(),
    amount: z.coerce.number().int().min(1).max(1_000_000_000_000).optional(),
  }),
  download: 'text/html',
  errors: [],
});

export const sandboxBankScript = defineRoute({
  id: 'sandboxBankScript',
  method: 'GET',
  path: '/payments/sandbox/bank.js',
  access: 'public',
  summary: 'The script of that page (text/javascript).',
  download: 'text/javascript',
  errors: [],
});

/** A transfer a tester makes. `tell` false: the bank forgets to say so, and must be asked. */
export const sandboxTransfer = defineRoute({
  id: 'sandboxTransfer',
  method: 'POST',
  path: '/payments/sandbox/transfers',
  access: 'public',
  summary: 'Transfers any amount with any words at the sandbox bank; only where the provider is `sandbox`.',
  body: z.strictObject({
    content: z.string().min(1).max(200),
    amount: z.number().int().min(1).max(1_000_000_000_000),
    tell: z.boolean().default(true),
    /** How often the bank says so. */
    times: z.number().int().min(1).max(10).default(1),
    /** Days and hours are for late transfers. */
    minutesAgo: z
      .number()
      .int()
      .min(-60)
      .max(60 * 24 * 30)
      .default(0),
  }),
  status: 201,
  reply: dataOf(z.object({ transactionId: Id, paidAt: Instant, told: z.number().int() })),
  errors: [],
});
