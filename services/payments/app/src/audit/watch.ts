import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Ticker } from '@fitfolio/service-kit/boot/ticker';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Metrics } from '@fitfolio/service-kit/metrics/metrics';
import { watchInvariants } from '@fitfolio/service-kit/metrics/watch-invariants';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { invariants } from './invariants.js';

/** The invariants as a metric. */
@Injectable()
export class Watch implements OnApplicationBootstrap, OnApplicationShutdown {
  private ticker: Ticker | undefined;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker = watchInvariants(invariants, this.database, this.metrics, this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ticker?.close();
  }
}
