import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '#src/log/logger';
import { Ticker } from './ticker.js';

/** A provider that does its work again and again while the service runs; a stopping service waits for its turn to end. */
export abstract class Periodic implements OnApplicationBootstrap, OnApplicationShutdown {
  private ticker: Ticker | undefined;

  constructor(
    private readonly everyMs: number,
    protected readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker = new Ticker(this.everyMs, (signal) => this.work(signal), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ticker?.close();
  }

  protected abstract work(signal: AbortSignal): Promise<void>;
}
