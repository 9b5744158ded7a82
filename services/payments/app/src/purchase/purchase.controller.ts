import {
  cancelPayment,
  getPayment,
  listPayments,
  prePurchase,
  purchase,
  refreshPayment,
} from '@fitfolio/payments-contract/payment';
import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Controller } from '@nestjs/common';
import { SyncOrder } from '../orders/sync-order.js';
import { EndOrder } from '../orders/end-order.js';
import { buyerViews } from '../orders/payment-view.js';
import { findPayment, type PaymentRow } from '../orders/payment.store.js';
import { paymentsProblem } from '../payments-problem.js';
import { ProviderError } from '../providers/provider.js';
import { Providers } from '../providers/providers.js';
import { listPaymentsOf } from './list-payments.js';
import { MakeOrder } from './make-order.js';
import { Quoting } from './quote.js';

@Controller()
export class PurchaseController {
  constructor(
    private readonly database: Database,
    private readonly quoting: Quoting,
    private readonly makeOrder: MakeOrder,
    private readonly syncOrder: SyncOrder,
    private readonly endOrder: EndOrder,
    private readonly providers: Providers,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @Handles(prePurchase)
  async price(@Input() { user, query }: Call<typeof prePurchase>) {
    const bundle = await this.quoting.bundle(query.bundleId);
    const request = { userId: user.id, currency: query.currency, promoCode: query.promoCode };
    const { promo, ...amounts } = await this.quoting.quote(this.database, bundle, request, false);
    const { bundleId, currency } = query;
    return {
      data: { bundleId, tokens: bundle.tokens, currency, ...amounts, promoCode: promo?.code ?? null },
    };
  }

  @Handles(purchase)
  async buy(@Input() { user, body, headers }: Call<typeof purchase>) {
    const key = idempotencyKey(headers);
    return this.view(await this.makeOrder.run(user.id, key, body));
  }

  @Handles(listPayments)
  async list(@Input() { user, query }: Call<typeof listPayments>) {
    const { data, page } = await listPaymentsOf(this.database, user.id, query);
    return { data: await buyerViews(this.database, data), page };
  }

  @Handles(getPayment)
  async get(@Input() { user, params }: Call<typeof getPayment>) {
    return this.view(await findPayment(this.database, params.id, user.id));
  }

  @Handles(refreshPayment)
  async refresh(@Input() { user, body }: Call<typeof refreshPayment>) {
    const payment = await findPayment(this.database, body.id, user.id);
    try {
      if (payment !== undefined) await this.syncOrder.run(payment, 'refresh');
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw paymentsProblem('PROVIDER_UNAVAILABLE', 'The bank could not be asked.', { cause: error });
    }
    return this.view(await findPayment(this.database, body.id, user.id));
  }

  @Handles(cancelPayment)
  async cancel(@Input() { user, body }: Call<typeof cancelPayment>) {
    const end = await this.endOrder.cancel(body.id, user.id);
    if (end === 'refused') throw paymentsProblem('PAYMENT_NOT_PENDING', 'This payment is complete.');
    const payment = await findPayment(this.database, body.id, user.id);
    if (end === 'cancelled' && payment !== undefined) await this.closeAtBank(payment);
    return this.view(payment);
  }

  /** Best effort: money that comes all the same meets the late rule. */
  private async closeAtBank(payment: PaymentRow): Promise<void> {
    try {
      await this.providers.named(payment.provider)?.close(payment);
    } catch (error) {
      this.logger.warn({ err: error }, 'the bank could not be told of a cancelled order');
    }
  }

  private async view(payment: PaymentRow | undefined) {
    const [data] = payment === undefined ? [] : await buyerViews(this.database, [toDto(payment)]);
    if (data === undefined) throw problem('NOT_FOUND', 'There is no such payment.');
    return { data };
  }
}
