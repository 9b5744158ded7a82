import {
  exportPayments,
  getAnyPayment,
  listAllPayments,
  refundPayment,
  revenue,
  syncPayment,
} from '@fitfolio/payments-contract/admin';
import { Database } from '@fitfolio/service-kit/db/database';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { SyncOrder } from '../orders/sync-order.js';
import { findPayment } from '../orders/payment.store.js';
import { statusOf } from '../orders/payment-view.js';
import { paymentsProblem } from '../payments-problem.js';
import { ProviderError } from '../providers/provider.js';
import { getAnyPaymentOf } from './get-any-payment.js';
import { allPaymentsOf, listAllPaymentsOf } from './list-all-payments.js';
import { RefundPayment } from './refund-payment.js';
import { revenueOf } from './revenue.js';

@Controller()
export class AdminController {
  constructor(
    private readonly database: Database,
    private readonly syncOrder: SyncOrder,
    private readonly refundPayment: RefundPayment,
  ) {}

  @Handles(listAllPayments)
  list(@Input() { query }: Call<typeof listAllPayments>) {
    return listAllPaymentsOf(this.database, query);
  }

  @Handles(exportPayments)
  export(@Input() { query, reply }: Call<typeof exportPayments>) {
    return csvStream(
      reply,
      'payments',
      {
        created_at: (p) => p.createdAt.toISOString(),
        email: (p) => p.email,
        name: (p) => p.name,
        reference: (p) => p.reference,
        status: (p) => statusOf(p.state),
        reason: (p) => p.reason,
        bundle: (p) => p.bundle.code,
        tokens: (p) => p.tokens,
        currency: (p) => p.currency,
        final_amount: (p) => p.finalAmount,
        amount_vnd: (p) => p.amountVnd,
        promo_code: (p) => p.promoCode,
        transaction_id: (p) => p.transactionId,
        completed_at: (p) => p.completedAt?.toISOString(),
        id: (p) => p.id,
      },
      allPaymentsOf(this.database, query),
    );
  }

  @Handles(getAnyPayment)
  get(@Input() { params }: Call<typeof getAnyPayment>) {
    return this.detail(params.id);
  }

  @Handles(syncPayment)
  async sync(@Input() { user, body }: Call<typeof syncPayment>) {
    const payment = await findPayment(this.database, body.id);
    if (payment === undefined) throw problem('NOT_FOUND', 'There is no such payment.');
    await writeAudit(this.database, { actorId: user.id, action: 'payment-synced', subject: body.id });
    try {
      await this.syncOrder.run(payment, 'sync');
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw paymentsProblem('PROVIDER_UNAVAILABLE', 'The bank could not be asked.', { cause: error });
    }
    return this.detail(body.id);
  }

  @Handles(refundPayment)
  async refund(@Input() { user, params, body }: Call<typeof refundPayment>) {
    await this.refundPayment.run(user.id, params.id, body.reason);
    return this.detail(params.id);
  }

  @Handles(revenue)
  async revenue(@Input() { query }: Call<typeof revenue>) {
    return { data: await revenueOf(this.database, query.days) };
  }

  private async detail(id: string) {
    const data = await getAnyPaymentOf(this.database, id);
    if (data === undefined) throw problem('NOT_FOUND', 'There is no such payment.');
    return { data };
  }
}
