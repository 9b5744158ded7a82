import { z } from 'zod';

export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyKeyCharsMax = 200;

/** What goes back over the wire. */
export const RpcAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), reply: z.unknown() }),
  z.object({ ok: z.literal(false), code: z.string(), status: z.number().int(), message: z.string() }),
]);
export type RpcAnswer = z.output<typeof RpcAnswer>;
