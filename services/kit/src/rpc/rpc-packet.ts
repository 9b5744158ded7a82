import { z } from 'zod';

export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyKeyCharsMax = 200;

/** A request on the wire, as Nest's NATS client sends it. */
export interface RequestPacket {
  readonly pattern: string;
  readonly id: string;
  readonly data: unknown;
}

/** What the other side refused, and how. */
const RpcFailure = z.object({ code: z.string(), status: z.number().int(), message: z.string() });
export type RpcFailure = z.output<typeof RpcFailure>;

/** A reply on the wire, as Nest's NATS server sends it. */
export const ReplyPacket = z.object({ err: RpcFailure.optional(), response: z.unknown().optional() });
export type RpcReply = { readonly err: RpcFailure } | { readonly response: unknown };

export const encodeRequest = (pattern: string, id: string, data: unknown): string =>
  JSON.stringify({ pattern, id, data } satisfies RequestPacket);

/** Undefined when it is not a request of Nest's kind. Its data is the contract's to check. */
export function decodeRequest(msg: { json(): unknown }): RequestPacket | undefined {
  try {
    const packet = msg.json();
    if (typeof packet !== 'object' || packet === null) return undefined;
    const { pattern, id, data } = packet as Partial<RequestPacket>;
    if (typeof pattern !== 'string' || typeof id !== 'string' || data === undefined) return undefined;
    return { pattern, id, data };
  } catch {
    return undefined;
  }
}

/** One reply, and no more of it. */
export const encodeReply = (id: string, reply: RpcReply): string =>
  JSON.stringify({ id, ...reply, isDisposed: true });
