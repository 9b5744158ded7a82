import { invariantsWatch } from '@fitfolio/service-kit/metrics/invariants-watch';
import { Module } from '@nestjs/common';
import { AccountsController } from './accounts/accounts.controller.js';
import { BalanceStore } from './accounts/balance.store.js';
import { invariants } from './audit/invariants.js';
import { BundlesController } from './bundles/bundles.controller.js';
import { SaveBundle } from './bundles/save-bundle.js';
import { CouponsController } from './coupons/coupons.controller.js';
import { RedeemCoupon } from './coupons/redeem-coupon.js';
import { SaveCoupon } from './coupons/save-coupon.js';
import { Holds } from './holds/holds.js';
import { ReleaseOverdue } from './holds/release-overdue.js';
import { OwnData } from './people/own-data.js';
import { RememberPerson } from './people/remember-person.handler.js';
import { Purchases } from './purchases/purchases.js';
import { AdjustBalance } from './transactions/adjust-balance.js';
import { TransactionsController } from './transactions/transactions.controller.js';

@Module({
  controllers: [
    AccountsController,
    BundlesController,
    CouponsController,
    TransactionsController,
    Holds,
    Purchases,
    RememberPerson,
    OwnData,
  ],
  providers: [
    BalanceStore,
    SaveBundle,
    RedeemCoupon,
    SaveCoupon,
    ReleaseOverdue,
    invariantsWatch(invariants),
    AdjustBalance,
  ],
})
export class AppModule {}
