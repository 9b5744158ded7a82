import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { ServiceConfig } from '#src/config/service-config';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import { EventConsumer } from './consumer.js';
import { handlersOf, type RegisteredMethod } from './handler.js';
import type { NatsLink } from './nats-link.js';
import { type EventExtras, jetStream } from './on-event.js';
import { type Outcome, takeMessage } from './take-message.js';

export interface JetStreamParts {
  readonly service: string;
  readonly config: ServiceConfig;
  readonly database: Database;
  readonly link: NatsLink;
  readonly logger: Logger;
  readonly onOutcome: (subject: string, outcome: Outcome) => void;
}

/** How long work in hand may go on after the service was told to stop. */
const stopGraceMs = 10_000;

/** Nest's transport of events: a durable JetStream consumer for each method marked `@OnEvent` or `@OnEventTask`. */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  override readonly transportId = jetStream;
  override readonly propagatesEventHandlerErrors = true;
  private readonly methods: RegisteredMethod[] = [];
  private readonly consumers: EventConsumer[] = [];
  private readonly stop = new AbortController();

  constructor(private readonly parts: JetStreamParts) {
    super();
  }

  /** Each method has a consumer of its own, so they are not chained by their pattern as Nest's transports do. */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler<unknown, unknown, unknown>,
    isEventHandler = false,
    extras: Partial<EventExtras> = {},
  ): void {
    if (!isEventHandler || extras.event === undefined)
      throw new Error(`${String(pattern)}: events are handled by @OnEvent, requests by @OnRequest`);
    this.methods.push({ callback, extras: extras as EventExtras });
  }

  listen(callback: () => void): void {
    const { service, config, database, link, logger, onOutcome } = this.parts;
    const context = { database, logger, onOutcome, stop: this.stop.signal };
    for (const handler of handlersOf(service, this.methods)) {
      const take = (msg: Parameters<typeof takeMessage>[1]) => takeMessage(handler, msg, context);
      this.consumers.push(new EventConsumer(handler, link, config.NATS_REPLICAS, take, logger));
    }
    callback();
  }

  /** Takes nothing new and finishes what is in hand. */
  async close(): Promise<void> {
    const grace = setTimeout(() => {
      this.stop.abort();
    }, stopGraceMs);
    await Promise.all(this.consumers.map((c) => c.close()));
    clearTimeout(grace);
    this.stop.abort();
  }

  on(): never {
    throw new Error('listen to the NATS link instead');
  }

  unwrap<T>(): T {
    return this.parts.link as T;
  }
}
