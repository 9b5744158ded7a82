import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type HandlerMethod, MessageContext } from './message-context.js';
import type { EventMessage } from './on-event.js';

type Message = EventMessage<EventDefinition>;
type Run = (message: Message, method: HandlerMethod) => Promise<void>;

export interface Delivery {
  readonly event: EventDefinition;
  readonly headers: MsgHdrs | undefined;
  readonly requestId: string;
  readonly attempt: number;
  readonly lastAttempt: boolean;
}

/** One delivery of an event to its handler. */
export class EventContext extends MessageContext {
  /** 1 the first time. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  private readonly event: EventDefinition;
  private ended = false;
  private failure: unknown;

  constructor(
    { event, headers, requestId, attempt, lastAttempt }: Delivery,
    private readonly runMethod: Run,
  ) {
    super(event.subject, headers, requestId);
    this.event = event;
    this.attempt = attempt;
    this.lastAttempt = lastAttempt;
  }

  /** The method ran to its end. */
  get done(): boolean {
    return this.ended;
  }

  /** Throws what the method threw, or that nothing called it. */
  assertDone(): void {
    if (this.ended) return;
    throw this.failure ?? new Error('the handler was not called');
  }

  override async run(payload: unknown, method: HandlerMethod): Promise<void> {
    const { event, requestId, attempt, lastAttempt } = this;
    const message = { payload, key: event.key(payload), requestId, attempt, lastAttempt };
    try {
      await this.runMethod(message, method);
      this.ended = true;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
