import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';
import { RemovePeople } from './remove.js';
import { type Caller, ScreeningStore } from './screening.store.js';

@Injectable()
export class DeleteScreening {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly removing: RemovePeople,
  ) {}

  async run(id: string, caller: Caller): Promise<void> {
    await this.store.seen(id, caller, 'owner');
    const sources = await this.database.transaction((tx) => this.removing.screenings(tx, [id]));
    await this.removing.release(sources);
  }
}

const deletedMax = 50;

/** Removes screenings whose time is over, whole. */
@Injectable()
export class DeleteOldScreenings extends Periodic {
  constructor(
    private readonly database: Database,
    private readonly removing: RemovePeople,
    @InjectConfig() config: AnalysisConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    for (let removed = deletedMax; removed === deletedMax && !signal.aborted;) {
      const { ids, sources } = await this.database.transaction(async (tx) => {
        const over = await db(tx)
          .selectFrom('screening')
          .select('id')
          .where('keptUntil', '<=', sql<Date>`now()`)
          .limit(deletedMax)
          .execute();
        const ids = over.map(({ id }) => id);
        return { ids, sources: await this.removing.screenings(tx, ids) };
      });
      await this.removing.release(sources);
      removed = ids.length;
    }
  }
}
