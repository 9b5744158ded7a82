import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { SettleHeld } from '../tokens/settle-held.js';
import type { Decided, End } from '../tokens/tokens.js';

const lateColumns = { outcome: 'failed', failureCode: 'PRODUCT_TIMED_OUT', content: null } as const;

/** By the product's id. */
@Injectable()
export class SettleFitProduct extends SettleHeld<string> {
  protected decided(id: string): Promise<Decided | undefined> {
    return db(this.database)
      .selectFrom('fit_product')
      .select(['outcome', 'holdSource'])
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
  }

  protected async end(tx: Tx, id: string, end: End): Promise<void> {
    const status = end === 'completed' ? 'completed' : 'failed';
    await db(tx)
      .updateTable('fit_product')
      .set({ ...(end === 'late' ? lateColumns : {}), status, endedAt: new Date() })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute();
  }
}
