import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import type { Ticker } from '#src/boot/ticker';
import { InjectLogger } from '#src/boot/tokens';
import { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import { Metrics } from './metrics.js';
import type { Invariant } from './run-invariants.js';
import { watchInvariants } from './watch-invariants.js';

/** A provider that shows these invariants as a metric while the service runs. */
export function invariantsWatch(invariants: readonly Invariant[]): Type<OnApplicationBootstrap> {
  @Injectable()
  class InvariantsWatch implements OnApplicationBootstrap, OnApplicationShutdown {
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
  return InvariantsWatch;
}
