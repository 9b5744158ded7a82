import { getSoldBundle } from '@fitfolio/credits-contract/holds';
import type { RpcReply } from '@fitfolio/contract-kit/message';
import type { Currency } from '@fitfolio/payments-contract/payment';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import { paymentsProblem } from '../payments-problem.js';
import { type Amounts, priceOf } from '../orders/price.js';
import { findPromo, promoRefusal, type PromoRow, promoUsesBy } from '../orders/promo-use.js';

export type SoldBundle = RpcReply<typeof getSoldBundle>;

export interface QuoteRequest {
  readonly userId: string;
  readonly currency: Currency;
  readonly promoCode: string | undefined;
}

export interface Quote extends Amounts {
  readonly promo: PromoRow | undefined;
}

/** What a bundle costs a user now. */
@Injectable()
export class Quoting {
  constructor(private readonly rpc: RpcClient) {}

  bundle(bundleId: string): Promise<SoldBundle> {
    return this.rpc.request(getSoldBundle, { bundleId });
  }

  /** With `lock` the promo's uses stand still until the transaction ends. */
  async quote(work: Work, bundle: SoldBundle, request: QuoteRequest, lock: boolean): Promise<Quote> {
    const { currency, promoCode, userId } = request;
    if (promoCode === undefined) return { ...priceOf(bundle, currency, null), promo: undefined };
    const promo = await findPromo(work, promoCode, lock);
    const used = promo === undefined ? 0 : await promoUsesBy(work, promo.id, userId);
    const refused = promoRefusal(promo, bundle.id, used, new Date());
    if (refused !== null) throw paymentsProblem(refused, 'This promotion code cannot be used here.');
    return { ...priceOf(bundle, currency, promo ?? null), promo };
  }
}
