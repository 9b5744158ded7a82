import {
  type Coupon,
  createCoupon,
  exportCoupons,
  listCoupons,
  redeemCoupon,
  updateCoupon,
} from '@fitfolio/credits-contract/coupon';
import { Database } from '@fitfolio/service-kit/db/database';
import { asCsv, csv } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKeyOf, withIdempotency } from '@fitfolio/service-kit/http/idempotency';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Controller } from '@nestjs/common';
import { listCouponsOf } from './coupon.store.js';
import { RedeemCoupon } from './redeem-coupon.js';
import { SaveCoupon } from './save-coupon.js';

/** Guessing codes must not pay. */
const triesMax = 20;
const triesWindowSeconds = 3600;
const exportRowsMax = 50_000;

@Controller()
export class CouponsController {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly redeeming: RedeemCoupon,
    private readonly saving: SaveCoupon,
  ) {}

  @Handles(redeemCoupon)
  async redeem(@Input() { user, body, headers }: Call<typeof redeemCoupon>) {
    const key = idempotencyKeyOf(headers);
    await this.limiter.limit(`redeem:${user.id}`, triesMax, triesWindowSeconds);
    const data = await this.database.transaction(async (tx) => {
      const work = () => this.redeeming.run(tx, user.id, body.code);
      if (key === undefined) return work();
      return (await withIdempotency(tx, { scope: `redeem:${user.id}`, key, input: body }, work)).reply;
    });
    await this.limiter.forgive(`redeem:${user.id}`);
    return { data };
  }

  @Handles(listCoupons)
  list(@Input() { query }: Call<typeof listCoupons>) {
    return listCouponsOf(this.database.sql, query);
  }

  @Handles(exportCoupons)
  async export(@Input() { reply }: Call<typeof exportCoupons>) {
    const { data } = await listCouponsOf(this.database.sql, { page: 1, pageSize: exportRowsMax });
    asCsv(reply, 'coupons');
    return csv<Coupon>(
      {
        code: (c) => c.code,
        tokens: (c) => c.tokens,
        uses: (c) => c.uses,
        uses_max: (c) => c.usesMax,
        uses_per_user_max: (c) => c.usesPerUserMax,
        starts_at: (c) => c.startsAt,
        ends_at: (c) => c.endsAt,
        archived: (c) => c.archived,
        created_at: (c) => c.createdAt,
      },
      data,
    );
  }

  @Handles(createCoupon)
  async create(@Input() { user, body }: Call<typeof createCoupon>) {
    return { data: await this.saving.run(user.id, null, body) };
  }

  @Handles(updateCoupon)
  async update(@Input() { user, params, body }: Call<typeof updateCoupon>) {
    return { data: await this.saving.run(user.id, params.id, body) };
  }
}
