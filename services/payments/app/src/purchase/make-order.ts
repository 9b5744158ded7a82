import { vndPerUsd } from '@fitfolio/credits-contract/bundle';
import { type Currency, pendingPaymentsMax } from '@fitfolio/payments-contract/payment';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { withIdempotency } from '@fitfolio/service-kit/http/idempotency';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { PaymentsConfig } from '../config.js';
import { AskBank } from '../orders/ask-bank.js';
import { findPayment, logStep, type PaymentRow } from '../orders/payment.store.js';
import { paymentsProblem } from '../orders/payments-problem.js';
import { takeUse } from '../orders/promo-use.js';
import { newReference } from '../orders/reference.js';
import { Providers } from '../providers/providers.js';
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
    private readonly bank: AskBank,
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
      await this.bank.open(payment);
    } catch (error) {
      this.logger.warn({ err: error }, 'the bank could not be told of an order; a refresh tries again');
    }
    return this.find(reply.id);
  }

  private async find(id: string): Promise<PaymentRow> {
    const payment = await findPayment(this.database.sql, id);
    if (payment === null) throw new Error(`payment ${id} is not there`);
    return payment;
  }

  private async store(tx: Tx, userId: string, bundle: SoldBundle, request: OrderRequest): Promise<string> {
    await tx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`orders ${userId}`]);
    const [open] = await tx.sql<{ pending: number }>(
      `select count(*)::int as pending from payment where user_id = $1 and state = 'pending'`,
      [userId],
    );
    if ((open?.pending ?? 0) >= pendingPaymentsMax)
      throw paymentsProblem('TOO_MANY_PENDING_PAYMENTS', 'Pay or cancel one of the pending payments first.');
    const { currency, promoCode } = request;
    const quote = await this.quoting.quote(tx.sql, bundle, { userId, currency, promoCode }, true);
    if (quote.finalAmount !== (request.finalAmount ?? quote.finalAmount))
      throw paymentsProblem('PRICE_CHANGED', 'The price is another one now.', {
        details: { finalAmount: quote.finalAmount },
      });
    const id = await this.insert(tx, userId, bundle, quote, request);
    if (quote.promo !== null && !(await takeUse(tx.sql, { paymentId: id, promoId: quote.promo.id, userId })))
      throw paymentsProblem('PROMO_USED_UP', 'This promotion code has been used up.');
    await logStep(tx.sql, id, null, { to: 'pending', cause: 'ordered', actorId: userId });
    return id;
  }

  private async insert(
    tx: Tx,
    userId: string,
    bundle: SoldBundle,
    quote: Quote,
    request: OrderRequest,
  ): Promise<string> {
    const { id, code, name, tokens } = bundle;
    const [row] = await tx.sql<{ id: string }>(
      `insert into payment (user_id, reference, bundle, tokens, currency, original_amount, discount_amount,
         final_amount, amount_vnd, vnd_per_usd, promo_id, promo_code, method, language, provider, expires_at,
         next_check_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'qr', $13, $14,
         now() + make_interval(secs => $15), now() + make_interval(secs => $16)) returning id`,
      [
        userId,
        newReference(),
        JSON.stringify({ id, code, name }),
        tokens,
        request.currency,
        quote.originalAmount,
        quote.discountAmount,
        quote.finalAmount,
        quote.amountVnd,
        vndPerUsd,
        quote.promo?.id ?? null,
        quote.promo?.code ?? null,
        request.language ?? 'vi',
        this.providers.current.name,
        this.config.PAYMENT_SECONDS,
        this.config.RECONCILE_FIRST_SECONDS,
      ],
    );
    if (row === undefined) throw new Error('the order was not stored');
    return row.id;
  }
}
