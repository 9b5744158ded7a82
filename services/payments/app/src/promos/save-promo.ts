import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { Database } from '@fitfolio/service-kit/db/database';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { paymentsProblem } from '../orders/payments-problem.js';
import { findPromoById, savePromo } from './promo.store.js';

const uniqueViolation = '23505';
const checkViolation = '23514';

@Injectable()
export class SavePromo {
  constructor(private readonly database: Database) {}

  /** Makes a promo (`id` null) or changes one. */
  async run(actorId: string, id: string | null, input: PromoInput): Promise<Promo> {
    try {
      return await this.database.transaction(async ({ sql }) => {
        const before = id === null ? undefined : await findPromoById(sql, id);
        const saved = before === null ? null : await savePromo(sql, id, input);
        const after = saved === null ? null : await findPromoById(sql, saved);
        if (after === null) throw paymentsProblem('PROMO_INVALID', 'There is no such promo.');
        const action = before === undefined ? 'promo-made' : 'promo-changed';
        await writeAudit(sql, { actorId, action, subject: after.id, before, after });
        return after;
      });
    } catch (error) {
      if (sqlState(error) === uniqueViolation)
        throw paymentsProblem('PROMO_CODE_TAKEN', 'Another promo has this code.', { cause: error });
      if (sqlState(error) === checkViolation)
        throw paymentsProblem('PROMO_USED_UP', 'It was used more often than that.', { cause: error });
      throw error;
    }
  }
}
