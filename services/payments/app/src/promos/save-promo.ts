import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { saveRow } from '@fitfolio/service-kit/db/save-row';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { mostPromoUsesByOne } from '../orders/promo-use.js';
import { paymentsProblem } from '../payments-problem.js';
import { db } from '../tables.js';
import { promos } from './promo.store.js';

const usedMore = (cause?: unknown) =>
  paymentsProblem('PROMO_USED_UP', 'It was used more often than that.', { cause });

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

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
      save: async (tx) => {
        const saved = await saveRow(db(tx), 'promo', id, {
          ...input,
          startsAt: instantOf(input.startsAt),
          endsAt: instantOf(input.endsAt),
        });
        // The row is locked now: nobody uses it meanwhile.
        if (saved !== null && (await mostPromoUsesByOne(tx, saved)) > input.usesPerUserMax) throw usedMore();
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

async function findPromoById(work: Work, id: string): Promise<Promo | null> {
  const promo = await promos(work).where('id', '=', id).executeTakeFirst();
  return promo === undefined ? null : toDto(promo);
}
