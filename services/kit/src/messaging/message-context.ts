import { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';

/** A method of a handler as its class has it, with what it is given to work with (`tx`, a task, the database). */
export type HandlerMethod = (payload: unknown, work: unknown) => Promise<unknown>;

/** What guards, interceptors and filters see of a message: `host.switchToRpc().getContext()`. */
export abstract class MessageContext extends NatsContext {
  constructor(
    subject: string,
    headers: MsgHdrs | undefined,
    readonly requestId: string,
  ) {
    super([subject, headers]);
  }

  /** Calls the method with the parsed payload, in the transaction it is promised. */
  abstract run(payload: unknown, method: HandlerMethod): Promise<unknown>;
}
