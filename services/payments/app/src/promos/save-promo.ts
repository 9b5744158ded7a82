import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { paymentsProblem } from '../orders/payments-problem.js';
import { mostPromoUsesByOne } from '../orders/promo-use.js';
import { findPromoById, savePromo } from './promo.store.js';

const usedMore = (cause?: unknown) =>
  paymentsProblem('PROMO_USED_UP', 'It was used more often than that.', { cause });

@Injectable()
export class SavePromo {
  constructor(private readonly database: Database) {}

  /** Makes a promo (`id` null) or changes one. */
  run(actorId: string, id: string | null, input: PromoInput): Promise<Promo> {
    return saveAudited(this.database, {
      thing: 'promo',
      actorId,
      id,
      find: ({ sql }, found) => findPromoById(sql, found),
      save: async ({ sql }) => {
        const saved = await savePromo(sql, id, input);
        // The row is locked now: nobody uses it meanwhile.
        if (saved !== null && (await mostPromoUsesByOne(sql, saved)) > input.usesPerUserMax) throw usedMore();
        return saved;
      },
      refusals: {
        missing: () => paymentsProblem('PROMO_INVALID', 'There is no such promo.'),
        taken: (cause) => paymentsProblem('PROMO_CODE_TAKEN', 'Another promo has this code.', { cause }),
        impossible: usedMore,
      },
    });
  }
}
