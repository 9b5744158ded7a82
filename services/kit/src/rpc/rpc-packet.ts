import { z } from 'zod';

export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyKeyCharsMax = 200;

/** A request on the wire, as Nest's NATS client sends it. */
export const RequestPacket = z.object({ pattern: z.string(), id: z.string(), data: z.unknown() });
export type RequestPacket = z.output<typeof RequestPacket>;

/** What the other side refused, and how. */
const RpcFailure = z.object({ code: z.string(), status: z.number().int(), message: z.string() });
export type RpcFailure = z.output<typeof RpcFailure>;

/** A reply on the wire, as Nest's NATS server sends it. */
export const ReplyPacket = z.object({ err: RpcFailure.optional(), response: z.unknown().optional() });

export const encodeRequest = (pattern: string, id: string, data: unknown): string =>
  JSON.stringify({ pattern, id, data } satisfies RequestPacket);
