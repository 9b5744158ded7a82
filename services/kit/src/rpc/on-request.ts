import { MessagePattern, Transport } from '@nestjs/microservices';
import type { IdempotentRpc, RpcDefinition } from '@fitfolio/contract-kit/message';
import type { z } from 'zod';
import type { Database, Tx } from '#src/db/database';
import { messageMethod } from '#src/messaging/message-method';

/** What the decorator tells the transport of a method. */
export interface RequestExtras {
  readonly rpc: RpcDefinition;
}

type Method<R extends RpcDefinition> = TypedPropertyDescriptor<
  (
    request: z.output<R['request']>,
    work: R extends IdempotentRpc ? Database : Tx,
  ) => Promise<z.input<R['reply']>>
>;

/**
 * Handles a request of another service: `method(request, tx)`. It runs in one transaction with the note of its
 * idempotency key, so a repeated request changes nothing and gets the first reply. An RPC that says `idempotent`
 * does so by its own statements: `method(request, database)`, run again when it lost against another transaction.
 * It is Nest's `@MessagePattern` on a controller.
 */
export function OnRequest<R extends RpcDefinition>(rpc: R) {
  return (target: object, name: string | symbol, method: Method<R>): void => {
    const extras: RequestExtras = { rpc };
    const pattern = MessagePattern(rpc.subject, Transport.NATS, extras);
    messageMethod(pattern, rpc.request)(target, name, method);
  };
}
