import type { Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { findCoupon, mostUsesByOne, saveCoupon } from './coupon.store.js';

const usedMore = (cause?: unknown) =>
  creditsProblem('COUPON_USED_UP', 'It was used more often than that.', { cause });

@Injectable()
export class SaveCoupon {
  constructor(private readonly database: Database) {}

  /** Makes a coupon (`id` null) or changes one. */
  run(actorId: string, id: string | null, input: CouponInput): Promise<Coupon> {
    return saveAudited(this.database, {
      thing: 'coupon',
      actorId,
      id,
      find: ({ sql }, found) => findCoupon(sql, found),
      save: async ({ sql }) => {
        const saved = await saveCoupon(sql, id, input);
        // The row is locked now: nobody uses it meanwhile.
        if (saved !== null && (await mostUsesByOne(sql, saved)) > input.usesPerUserMax) throw usedMore();
        return saved;
      },
      refusals: {
        missing: () => creditsProblem('COUPON_INVALID', 'There is no such coupon.'),
        taken: (cause) => creditsProblem('COUPON_CODE_TAKEN', 'Another coupon has this code.', { cause }),
        impossible: usedMore,
      },
    });
  }
}
