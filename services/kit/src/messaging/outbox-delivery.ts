import type { ServiceConfig } from '#src/config/service-config';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import type { NatsLink } from './nats-link.js';
import { Relay } from './relay.js';
import { Sweeper } from './sweeper.js';

interface DeliveryParts {
  readonly service: string;
  readonly config: ServiceConfig;
  readonly database: Database;
  readonly link: NatsLink;
  readonly logger: Logger;
}

/** Gets the outbox to JetStream, in every role: the relay sends it, the sweeper has lost messages sent again. */
export class OutboxDelivery {
  private readonly relay: Relay;
  private readonly sweeper: Sweeper;

  constructor({ service, config, database, link, logger }: DeliveryParts) {
    const replicas = config.NATS_REPLICAS;
    this.relay = new Relay(database, link, { service, replicas, databaseUrl: config.DATABASE_URL }, logger);
    this.sweeper = new Sweeper(
      database,
      link,
      { service, replicas, everyMs: config.SWEEP_SECONDS * 1000 },
      logger,
      () => {
        this.relay.notify();
      },
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.sweeper.close(), this.relay.close()]);
  }
}
