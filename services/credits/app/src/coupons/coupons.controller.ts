import {
  createCoupon,
  exportCoupons,
  listCoupons,
  redeemCoupon,
  updateCoupon,
} from '@fitfolio/credits-contract/coupon';
import { Database } from '@fitfolio/service-kit/db/database';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKeyOf, withIdempotency } from '@fitfolio/service-kit/http/idempotency';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Controller } from '@nestjs/common';
import { ListCoupons } from './list-coupons.js';
import { RedeemCoupon } from './redeem-coupon.js';
import { SaveCoupon } from './save-coupon.js';

/** Guessing codes must not pay. */
const triesMax = 20;
const triesWindowSeconds = 3600;

@Controller()
export class CouponsController {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly redeemCoupon: RedeemCoupon,
    private readonly saveCoupon: SaveCoupon,
    private readonly listCoupons: ListCoupons,
  ) {}

  @Handles(redeemCoupon)
  async redeem(@Input() { user, body, headers }: Call<typeof redeemCoupon>) {
    const key = idempotencyKeyOf(headers);
    await this.limiter.limit(`redeem:${user.id}`, triesMax, triesWindowSeconds);
    const data = await this.database.transaction(async (tx) => {
      const work = () => this.redeemCoupon.run(tx, user.id, body.code);
      if (key === undefined) return work();
      return (await withIdempotency(tx, { scope: `redeem:${user.id}`, key, input: body }, work)).reply;
    });
    await this.limiter.forgive(`redeem:${user.id}`);
    return { data };
  }

  @Handles(listCoupons)
  list(@Input() { query }: Call<typeof listCoupons>) {
    return this.listCoupons.page(query);
  }

  @Handles(exportCoupons)
  export(@Input() { reply }: Call<typeof exportCoupons>) {
    return this.listCoupons.export(reply);
  }

  @Handles(createCoupon)
  async create(@Input() { user, body }: Call<typeof createCoupon>) {
    return { data: await this.saveCoupon.run(user.id, null, body) };
  }

  @Handles(updateCoupon)
  async update(@Input() { user, params, body }: Call<typeof updateCoupon>) {
    return { data: await this.saveCoupon.run(user.id, params.id, body) };
  }
}
