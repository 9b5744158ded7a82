import type { z } from 'zod';

/** An event on JetStream: `evt.<service>.<thing>.<past-verb>.v<N>`. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly summary: string;
  readonly payload: Payload;
  /** The business key consumers dedupe by: two messages with one key are one event. */
  readonly key: (payload: z.output<Payload>) => string;
}

const eventSubject = /^evt\.[a-z]+\.[a-z-]+\.[a-z-]+\.v\d+$/;
const rpcSubject = /^rpc\.[a-z]+\.[a-z-]+\.v\d+$/;

export function defineEvent<Payload extends z.ZodType>(
  event: EventDefinition<Payload>,
): EventDefinition<Payload> {
  if (!eventSubject.test(event.subject)) throw new Error(`not an event subject: ${event.subject}`);
  return event;
}

export type EventPayload<E extends EventDefinition> = z.output<E['payload']>;

/** A request to another service that needs a reply now: `rpc.<service>.<verb-thing>.v<N>`, with a deadline. */
export interface RpcDefinition<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly summary: string;
  readonly request: Request;
  readonly reply: Reply;
  readonly deadlineMs: number;
  readonly errors: readonly string[];
  /** Changes nothing: each request is handled anew, and no note of its idempotency key is kept. */
  readonly readOnly?: boolean;
  /**
   * The same request again changes nothing and gets the first reply; another request under the same business key is
   * refused. No note of its idempotency key is kept: the handler keeps what it must refuse for good.
   */
  readonly idempotent?: boolean;
}

/** An RPC that is idempotent by itself, so that its handler needs no transaction of the kit's. */
export type IdempotentRpc<
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = RpcDefinition<Request, Reply> & { readonly idempotent: true };

export function defineRpc<Request extends z.ZodType, Reply extends z.ZodType>(
  rpc: IdempotentRpc<Request, Reply>,
): IdempotentRpc<Request, Reply>;
export function defineRpc<Request extends z.ZodType, Reply extends z.ZodType>(
  rpc: RpcDefinition<Request, Reply>,
): RpcDefinition<Request, Reply>;
export function defineRpc<Request extends z.ZodType, Reply extends z.ZodType>(
  rpc: RpcDefinition<Request, Reply>,
): RpcDefinition<Request, Reply> {
  if (!rpcSubject.test(rpc.subject)) throw new Error(`not an rpc subject: ${rpc.subject}`);
  return rpc;
}

/** A request as its handler gets it, and the reply. */
export type RpcRequest<R extends RpcDefinition> = z.output<R['request']>;
export type RpcReply<R extends RpcDefinition> = z.output<R['reply']>;
