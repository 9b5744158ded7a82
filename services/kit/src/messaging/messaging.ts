import type { ServiceConfig } from '#src/config/service-config';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import { EventConsumer } from './consumer.js';
import type { Handler } from './handler.js';
import type { NatsLink } from './nats-link.js';
import { Relay } from './relay.js';
import { Sweeper } from './sweeper.js';
import { type Outcome, takeMessage } from './take-message.js';

export interface MessagingParts {
  readonly service: string;
  readonly config: ServiceConfig;
  readonly database: Database;
  readonly link: NatsLink;
  readonly logger: Logger;
  readonly onOutcome: (subject: string, outcome: Outcome) => void;
}

/** How long work in hand may go on after the service was told to stop. */
const stopGraceMs = 10_000;

/** Everything a service does with JetStream: its relay and sweeper, and the consumers of the worker role. */
export class Messaging {
  private readonly relay: Relay;
  private readonly sweeper: Sweeper;
  private readonly consumers: EventConsumer[] = [];
  private readonly stop = new AbortController();

  constructor(private readonly parts: MessagingParts) {
    const { service, config, database, link, logger } = parts;
    const replicas = config.NATS_REPLICAS;
    this.relay = new Relay(database, link, { service, replicas, databaseUrl: config.DATABASE_URL }, logger);
    this.sweeper = new Sweeper(
      database,
      link,
      { service, replicas, everyMs: config.SWEEP_SECONDS * 1000 },
      logger,
      () => {
        this.relay.ring();
      },
    );
  }

  consume(handlers: readonly Handler[]): void {
    const { database, link, logger, onOutcome, config } = this.parts;
    const context = { database, logger, onOutcome, stop: this.stop.signal };
    for (const handler of handlers) {
      const take = (msg: Parameters<typeof takeMessage>[1]) => takeMessage(handler, msg, context);
      this.consumers.push(new EventConsumer(handler, link, config.NATS_REPLICAS, take, logger));
    }
  }

  async close(): Promise<void> {
    const grace = setTimeout(() => {
      this.stop.abort();
    }, stopGraceMs);
    await Promise.all(this.consumers.map((c) => c.close()));
    clearTimeout(grace);
    this.stop.abort();
    await Promise.all([this.sweeper.close(), this.relay.close()]);
  }
}
