import type { Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { Database } from '@fitfolio/service-kit/db/database';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { creditsProblem } from '../ledger/credits-problem.js';
import { findCoupon, saveCoupon } from './coupon.store.js';

const uniqueViolation = '23505';
const checkViolation = '23514';

@Injectable()
export class SaveCoupon {
  constructor(private readonly database: Database) {}

  /** Makes a coupon (`id` null) or changes one. */
  async run(actorId: string, id: string | null, input: CouponInput): Promise<Coupon> {
    try {
      return await this.database.transaction(async ({ sql }) => {
        const before = id === null ? undefined : await findCoupon(sql, id);
        const saved = before === null ? null : await saveCoupon(sql, id, input);
        const after = saved === null ? null : await findCoupon(sql, saved);
        if (after === null) throw creditsProblem('COUPON_INVALID', 'There is no such coupon.');
        const action = before === undefined ? 'coupon-made' : 'coupon-changed';
        await writeAudit(sql, { actorId, action, subject: after.id, before, after });
        return after;
      });
    } catch (error) {
      if (sqlState(error) === uniqueViolation)
        throw creditsProblem('COUPON_CODE_TAKEN', 'Another coupon has this code.', { cause: error });
      if (sqlState(error) === checkViolation)
        throw creditsProblem('COUPON_USED_UP', 'It was used more often than that.', { cause: error });
      throw error;
    }
  }
}
