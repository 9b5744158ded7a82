import { Ticker } from '@fitfolio/service-kit/boot/ticker';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { FreeAnalysisStore } from './free-analysis.store.js';

/** Removes analyses older than they are kept. */
@Injectable()
export class DeleteOldAnalyses implements OnApplicationBootstrap, OnModuleDestroy {
  private ticker: Ticker | undefined;

  constructor(
    private readonly store: FreeAnalysisStore,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { KEEP_DAYS, SWEEP_EVERY_SECONDS } = this.config;
    if (KEEP_DAYS === 0) return;
    const work = (): Promise<void> => this.store.deleteOlderThan(KEEP_DAYS);
    this.ticker = new Ticker(SWEEP_EVERY_SECONDS * 1000, work, this.logger);
  }

  async onModuleDestroy(): Promise<void> {
    await this.ticker?.close();
  }
}
