import { vndPerUsd } from '@fitfolio/credits-contract/bundle';
import { type Currency, pendingPaymentsMax } from '@fitfolio/payments-contract/payment';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { json, sql } from '@fitfolio/service-kit/db/query';
import { withIdempotency } from '@fitfolio/service-kit/http/idempotency';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { PaymentsConfig } from '../config.js';
import { SyncOrder } from '../orders/sync-order.js';
import { findPayment, logStep, type PaymentRow } from '../orders/payment.store.js';
import { paymentsProblem } from '../payments-problem.js';
import { takeUse } from '../orders/promo-use.js';
import { newReference } from '../providers/reference.js';
import { Providers } from '../providers/providers.js';
import { db } from '../tables.js';
import { type Quote, Quoting, type SoldBundle } from './quote.js';

export interface OrderRequest {
  readonly bundleId: string;
  readonly currency: Currency;
  readonly promoCode?: string | undefined;
  /** What the buyer was shown. */
  readonly finalAmount?: number | undefined;
  readonly language?: 'en' | 'vi' | undefined;
}

@Injectable()
export class MakeOrder {
  constructor(
    private readonly database: Database,
    private readonly quoting: Quoting,
    private readonly providers: Providers,
    private readonly syncOrder: SyncOrder,
    @InjectConfig() private readonly config: PaymentsConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** The order of this key: made now, or made before. The bank is told after it is stored. */
  async run(userId: string, key: string, request: OrderRequest): Promise<PaymentRow> {
    // Asked outside the transaction; whether it matters is known only inside.
    const bundle = await this.quoting.bundle(request.bundleId).catch((error: Error) => error);
    const { reply } = await this.database.transaction((tx) =>
      withIdempotency(tx, { scope: `purchase:${userId}`, key, input: request }, async () => {
        if (bundle instanceof Error) throw bundle;
        return { id: await this.store(tx, userId, bundle, request) };
      }),
    );
    const payment = await this.find(reply.id);
    if (payment.instructions !== null || payment.state !== 'pending') return payment;
    try {
      await this.syncOrder.open(payment);
    } catch (error) {
      this.logger.warn({ err: error }, 'the bank could not be told of an order; a refresh tries again');
    }
    return this.find(reply.id);
  }

  private async find(id: string): Promise<PaymentRow> {
    const payment = await findPayment(this.database, id);
    if (payment === undefined) throw new Error(`payment ${id} is not there`);
    return payment;
  }

  private async store(tx: Tx, userId: string, bundle: SoldBundle, request: OrderRequest): Promise<string> {
    await lock(tx.db, `orders ${userId}`);
    const { pending } = await db(tx)
      .selectFrom('payment')
      .select(sql<number>`count(*)::int`.as('pending'))
      .where('userId', '=', userId)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow();
    if (pending >= pendingPaymentsMax)
      throw paymentsProblem('TOO_MANY_PENDING_PAYMENTS', 'Pay or cancel one of the pending payments first.');
    const { currency, promoCode } = request;
    const quote = await this.quoting.quote(tx, bundle, { userId, currency, promoCode }, true);
    if (quote.finalAmount !== (request.finalAmount ?? quote.finalAmount))
      throw paymentsProblem('PRICE_CHANGED', 'The price is another one now.', {
        details: { finalAmount: quote.finalAmount },
      });
    const id = await this.insert(tx, userId, bundle, quote, request);
    if (quote.promo && !(await takeUse(tx, { paymentId: id, promoId: quote.promo.id, userId })))
      throw paymentsProblem('PROMO_USED_UP', 'This promotion code has been used up.');
    await logStep(tx, id, null, { to: 'pending', cause: 'ordered', actorId: userId });
    return id;
  }

  private async insert(
    tx: Tx,
    userId: string,
    bundle: SoldBundle,
    quote: Quote,
    request: OrderRequest,
  ): Promise<string> {
    const { id: bundleId, code, name, tokens } = bundle;
    const { promo, originalAmount, discountAmount, finalAmount, amountVnd } = quote;
    const { PAYMENT_SECONDS, RECONCILE_FIRST_SECONDS } = this.config;
    const { id } = await db(tx)
      .insertInto('payment')
      .values({
        userId,
        reference: newReference(),
        bundle: json({ id: bundleId, code, name }),
        tokens,
        currency: request.currency,
        originalAmount,
        discountAmount,
        finalAmount,
        amountVnd,
        vndPerUsd,
        promoId: promo?.id ?? null,
        promoCode: promo?.code ?? null,
        method: 'qr',
        language: request.language ?? 'vi',
        provider: this.providers.current.name,
        expiresAt: sql<Date>`now() + make_interval(secs => ${PAYMENT_SECONDS})`,
        nextCheckAt: sql<Date>`now() + make_interval(secs => ${RECONCILE_FIRST_SECONDS})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}
