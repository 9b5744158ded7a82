import { invariantsWatch } from '@fitfolio/service-kit/metrics/invariants-watch';
import { Module } from '@nestjs/common';
import { AdminController } from './admin/admin.controller.js';
import { SuspenseController } from './admin/suspense.controller.js';
import { DecideSuspense } from './admin/decide-suspense.js';
import { RefundPayment } from './admin/refund-payment.js';
import { invariants } from './audit/invariants.js';
import { SyncOrder } from './orders/sync-order.js';
import { EndOrder } from './orders/end-order.js';
import { Settle } from './orders/settle.js';
import { OwnData } from './own-data.js';
import { RememberPerson } from './people/remember-person.handler.js';
import { PromosController } from './promos/promos.controller.js';
import { SavePromo } from './promos/save-promo.js';
import { Providers } from './providers/providers.js';
import { MakeOrder } from './purchase/make-order.js';
import { PurchaseController } from './purchase/purchase.controller.js';
import { Quoting } from './purchase/quote.js';
import { SandboxBankController } from './sandbox-bank/sandbox-bank.controller.js';
import { TransferAtSandbox } from './sandbox-bank/transfer-at-sandbox.js';
import { SweepOrders } from './sweeping/sweep-orders.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  controllers: [
    PurchaseController,
    AdminController,
    SuspenseController,
    PromosController,
    WebhooksController,
    SandboxBankController,
    RememberPerson,
    OwnData,
  ],
  providers: [
    Providers,
    Settle,
    EndOrder,
    SyncOrder,
    Quoting,
    MakeOrder,
    RefundPayment,
    DecideSuspense,
    SavePromo,
    TransferAtSandbox,
    SweepOrders,
    invariantsWatch(invariants),
  ],
})
export class AppModule {}
