import { invariantsWatch } from '@fitfolio/service-kit/metrics/invariants-watch';
import { Module } from '@nestjs/common';
import { AccountsController } from './accounts/accounts.controller.js';
import { invariants } from './audit/invariants.js';
import { BundlesController } from './bundles/bundles.controller.js';
import { ListBundles } from './bundles/list-bundles.js';
import { SaveBundle } from './bundles/save-bundle.js';
import { CouponsController } from './coupons/coupons.controller.js';
import { ListCoupons } from './coupons/list-coupons.js';
import { RedeemCoupon } from './coupons/redeem-coupon.js';
import { SaveCoupon } from './coupons/save-coupon.js';
import { Holds } from './holds/holds.js';
import { ReleaseOverdue } from './holds/release-overdue.js';
import { OwnData } from './own-data.js';
import { RememberPerson } from './people/remember-person.handler.js';
import { Purchases } from './purchases/purchases.js';
import { AdjustBalance } from './transactions/adjust-balance.js';
import { ListTransactions } from './transactions/list-transactions.js';
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
    ListBundles,
    SaveBundle,
    RedeemCoupon,
    SaveCoupon,
    ListCoupons,
    ReleaseOverdue,
    invariantsWatch(invariants),
    AdjustBalance,
    ListTransactions,
  ],
})
export class AppModule {}
