import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';
import { SweepHeld, sweptMax } from '../tokens/sweep-held.js';
import { SettleFitProduct } from './settle-fit-product.js';

/** Ends products whose order was cut off, or that credits could not be asked about. */
@Injectable()
export class SweepFitProducts extends SweepHeld<string> {
  constructor(
    private readonly database: Database,
    settle: SettleFitProduct,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(settle, config.FIT_SWEEP_SECONDS, logger);
  }

  protected async decided(): Promise<readonly string[]> {
    const standing = await db(this.database)
      .selectFrom('fit_product')
      .select('id')
      .where('endedAt', 'is', null)
      .where('createdAt', '<', ago(this.config.FIT_SWEEP_SECONDS, 'seconds'))
      .orderBy('createdAt')
      .limit(sweptMax)
      .execute();
    return standing.map(({ id }) => id);
  }
}
