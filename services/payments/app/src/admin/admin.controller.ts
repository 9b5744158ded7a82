import {
  type AdminPayment,
  exportPayments,
  getAnyPayment,
  listAllPayments,
  refundPayment,
  revenue,
  syncPayment,
} from '@fitfolio/payments-contract/admin';
import { Database } from '@fitfolio/service-kit/db/database';
import { asCsv, csv } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { AskBank } from '../orders/ask-bank.js';
import { findPayment } from '../orders/payment.store.js';
import { paymentsProblem } from '../orders/payments-problem.js';
import { ProviderError } from '../providers/provider.js';
import { findDetail, listAllPaymentsOf, revenueOf } from './admin.store.js';
import { RefundPayment } from './refund-payment.js';

const exportRowsMax = 50_000;

@Controller()
export class AdminController {
  constructor(
    private readonly database: Database,
    private readonly bank: AskBank,
    private readonly refunding: RefundPayment,
  ) {}

  @Handles(listAllPayments)
  list(@Input() { query }: Call<typeof listAllPayments>) {
    return listAllPaymentsOf(this.database.sql, query);
  }

  @Handles(exportPayments)
  async export(@Input() { query, reply }: Call<typeof exportPayments>) {
    const all = { ...query, page: 1, pageSize: exportRowsMax };
    const { data } = await listAllPaymentsOf(this.database.sql, all);
    asCsv(reply, 'payments');
    return csv<AdminPayment>(
      {
        created_at: (p) => p.createdAt,
        email: (p) => p.email,
        name: (p) => p.name,
        reference: (p) => p.reference,
        status: (p) => p.status,
        reason: (p) => p.reason,
        bundle: (p) => p.bundle.code,
        tokens: (p) => p.bundle.tokens,
        currency: (p) => p.currency,
        final_amount: (p) => p.finalAmount,
        amount_vnd: (p) => p.amountVnd,
        promo_code: (p) => p.promoCode,
        transaction_id: (p) => p.transactionId,
        completed_at: (p) => p.completedAt,
        id: (p) => p.id,
      },
      data,
    );
  }

  @Handles(getAnyPayment)
  get(@Input() { params }: Call<typeof getAnyPayment>) {
    return this.detail(params.id);
  }

  @Handles(syncPayment)
  async sync(@Input() { user, body }: Call<typeof syncPayment>) {
    const payment = await findPayment(this.database.sql, body.id);
    if (payment === null) throw problem('NOT_FOUND', 'There is no such payment.');
    await writeAudit(this.database.db, { actorId: user.id, action: 'payment-synced', subject: body.id });
    try {
      await this.bank.run(payment, 'sync');
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw paymentsProblem('PROVIDER_UNAVAILABLE', 'The bank could not be asked.', { cause: error });
    }
    return this.detail(body.id);
  }

  @Handles(refundPayment)
  async refund(@Input() { user, params, body }: Call<typeof refundPayment>) {
    await this.refunding.run(user.id, params.id, body.reason);
    return this.detail(params.id);
  }

  @Handles(revenue)
  async revenue(@Input() { query }: Call<typeof revenue>) {
    return { data: await revenueOf(this.database.sql, query.days) };
  }

  private async detail(id: string) {
    const data = await findDetail(this.database.sql, id);
    if (data === null) throw problem('NOT_FOUND', 'There is no such payment.');
    return { data };
  }
}
