import type { Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import { saveRow } from '@fitfolio/service-kit/db/save-row';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { db } from '../tables.js';

const usedMore = (cause?: unknown) =>
  creditsProblem('COUPON_USED_UP', 'It was used more often than that.', { cause });

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

@Injectable()
export class SaveCoupon {
  constructor(private readonly database: Database) {}

  /** Makes a coupon (`id` null) or changes one. */
  run(actorId: string, id: string | null, input: CouponInput): Promise<Coupon> {
    return saveAudited(this.database, {
      thing: 'coupon',
      actorId,
      id,
      find: findCoupon,
      save: async (tx) => {
        const saved = await saveRow(db(tx), 'coupon', id, {
          ...input,
          startsAt: instant(input.startsAt),
          endsAt: instant(input.endsAt),
        });
        // The row is locked now: nobody uses it meanwhile.
        if (saved !== null && (await mostUsesByOne(tx, saved)) > input.usesPerUserMax) throw usedMore();
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

async function findCoupon(tx: Tx, id: string): Promise<Coupon | null> {
  const row = await db(tx).selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toDto(row);
}

/** How often the user who used it most has. */
async function mostUsesByOne(tx: Tx, couponId: string): Promise<number> {
  const most = await db(tx)
    .selectFrom('coupon_use')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('couponId', '=', couponId)
    .groupBy('userId')
    .orderBy('uses', 'desc')
    .limit(1)
    .executeTakeFirst();
  return most?.uses ?? 0;
}
