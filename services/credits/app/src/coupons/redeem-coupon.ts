import type { Tx } from '@fitfolio/service-kit/db/database';
import type { RowOf } from '@fitfolio/service-kit/db/define-table';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { postTransfer } from '../ledger/ledger.js';
import { db } from '../tables.js';
import type { CouponEntity } from './coupon.entity.js';

export interface Redeemed {
  readonly tokens: number;
  readonly balance: number;
}

/** Why a coupon cannot be used now; null when it can. Pure. */
export function refusal(coupon: RowOf<typeof CouponEntity>, usedByUser: number, now: Date) {
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'COUPON_NOT_STARTED';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'COUPON_EXPIRED';
  if (usedByUser >= coupon.usesPerUserMax) return 'COUPON_ALREADY_USED';
  if (coupon.usesMax !== null && coupon.uses >= coupon.usesMax) return 'COUPON_USED_UP';
  return null;
}

@Injectable()
export class RedeemCoupon {
  async run(tx: Tx, userId: string, code: string): Promise<Redeemed> {
    const coupon = await lockCoupon(tx, code);
    if (coupon === undefined || coupon.archived)
      throw creditsProblem('COUPON_INVALID', 'This coupon code does not exist.');
    const used = await usesBy(tx, coupon.id, userId);
    const refused = refusal(coupon, used, new Date());
    if (refused !== null) throw creditsProblem(refused, 'This coupon code cannot be used.');
    const nth = used + 1;
    await noteUse(tx, coupon.id, userId, nth);
    const { balance } = await postTransfer(tx, {
      source: `coupon:${coupon.id}:${userId}${nth > 1 ? `:${nth}` : ''}`,
      kind: 'coupon',
      from: 'bonus',
      to: `user:${userId}`,
      amount: coupon.tokens,
      userId,
      details: { code: coupon.code },
    });
    return { tokens: coupon.tokens, balance: balance ?? 0 };
  }
}

/** The coupon of this code, its row locked: uses are counted one after the other. */
const lockCoupon = (tx: Tx, code: string) =>
  db(tx).selectFrom('coupon').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();

/** How often this user has used it. */
async function usesBy(tx: Tx, couponId: string, userId: string): Promise<number> {
  const { uses } = await db(tx)
    .selectFrom('coupon_use')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('couponId', '=', couponId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return uses;
}

async function noteUse(tx: Tx, couponId: string, userId: string, nth: number): Promise<void> {
  await db(tx).insertInto('coupon_use').values({ couponId, userId, nth }).execute();
  await db(tx)
    .updateTable('coupon')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .execute();
}
