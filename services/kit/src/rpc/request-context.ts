import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type Database, retryConflicts } from '#src/db/database';
import { problem } from '#src/http/problem-error';
import { type HandlerMethod, MessageContext } from '#src/messaging/message-context';
import { withRpcIdempotency } from './rpc-idempotency.js';
import { idempotencyHeader, idempotencyKeyCharsMax } from './rpc-packet.js';

interface RequestParts {
  readonly rpc: RpcDefinition;
  readonly headers: MsgHdrs | undefined;
  readonly requestId: string;
  readonly database: Database;
}

/** One RPC request on its way to its handler. */
export class RequestContext extends MessageContext {
  private readonly rpc: RpcDefinition;
  private readonly database: Database;

  constructor({ rpc, headers, requestId, database }: RequestParts) {
    super(rpc.subject, headers, requestId);
    this.rpc = rpc;
    this.database = database;
  }

  override run(request: unknown, method: HandlerMethod): Promise<unknown> {
    const { rpc, database } = this;
    const replyOf = async (work: unknown): Promise<unknown> => rpc.reply.parse(await method(request, work));
    if (rpc.idempotent === true) return retryConflicts(() => replyOf(database));
    if (rpc.readOnly === true) return database.transaction(replyOf);
    return withRpcIdempotency(database, { scope: rpc.subject, key: this.key(), input: request }, replyOf);
  }

  private key(): string {
    const key = this.getHeaders()?.get(idempotencyHeader) ?? '';
    if (key === '' || key.length > idempotencyKeyCharsMax)
      throw problem('INVALID_INPUT', 'No idempotency key.');
    return key;
  }
}
