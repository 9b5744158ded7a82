import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { paymentsProblem } from '../orders/payments-problem.js';
import { findPromoById, savePromo } from './promo.store.js';

@Injectable()
export class SavePromo {
  constructor(private readonly database: Database) {}

  /** Makes a promo (`id` null) or changes one. */
  run(actorId: string, id: string | null, input: PromoInput): Promise<Promo> {
    return saveAudited(this.database, {
      thing: 'promo',
      actorId,
      id,
      find: findPromoById,
      save: (sql) => savePromo(sql, id, input),
      refusals: {
        missing: () => paymentsProblem('PROMO_INVALID', 'There is no such promo.'),
        taken: (cause) => paymentsProblem('PROMO_CODE_TAKEN', 'Another promo has this code.', { cause }),
        impossible: (cause) =>
          paymentsProblem('PROMO_USED_UP', 'It was used more often than that.', { cause }),
      },
    });
  }
}
