import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { postTransfer } from '../ledger/ledger.js';
import { type CouponRow, lockCoupon, noteUse, usesBy } from './coupon.store.js';

export interface Redeemed {
  readonly tokens: number;
  readonly balance: number;
}

/** Why a coupon cannot be used now; null when it can. Pure. */
export function refusal(coupon: CouponRow, usedByUser: number, now: Date) {
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'COUPON_NOT_STARTED';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'COUPON_EXPIRED';
  if (usedByUser >= coupon.usesPerUserMax) return 'COUPON_ALREADY_USED';
  if (coupon.usesMax !== null && coupon.uses >= coupon.usesMax) return 'COUPON_USED_UP';
  return null;
}

@Injectable()
export class RedeemCoupon {
  async run(tx: Tx, userId: string, code: string): Promise<Redeemed> {
    const coupon = await lockCoupon(tx.sql, code);
    if (coupon === null || coupon.archived)
      throw creditsProblem('COUPON_INVALID', 'This coupon code does not exist.');
    const used = await usesBy(tx.sql, coupon.id, userId);
    const refused = refusal(coupon, used, new Date());
    if (refused !== null) throw creditsProblem(refused, 'This coupon code cannot be used.');
    const nth = used + 1;
    await noteUse(tx.sql, coupon.id, userId, nth);
    const { balance } = await postTransfer(tx.sql, {
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
