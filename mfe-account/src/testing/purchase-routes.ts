import { getBalance } from '@fitfolio/credits-contract/balance';
import { getBundle, listBundles } from '@fitfolio/credits-contract/bundle';
import { redeemCoupon } from '@fitfolio/credits-contract/coupon';
import { listTransactions } from '@fitfolio/credits-contract/transaction';
import {
  cancelPayment,
  getPayment,
  listPayments,
  prePurchase,
  purchase,
  refreshPayment,
} from '@fitfolio/payments-contract/payment';
import { someBundle } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { somePayment } from './purchases.js';

const msPerQuarterHour = 15 * 60 * 1000;
const inTime = () => ({
  now: new Date().toISOString(),
  expiresAt: new Date(Date.now() + msPerQuarterHour).toISOString(),
});
const pending = () => somePayment(inTime());
const cancelled = somePayment({ status: 'failed', reason: 'cancelled' });
const bundle = someBundle();

/** Buying and using tokens for `dev.tsx`: an order waits for its money. */
export const purchaseRoutes = [
  answer(getBalance, { data: { balance: 5 } }),
  answer(listBundles, { data: [bundle] }),
  answer(getBundle, { data: bundle }),
  answer(prePurchase, ({ query }) => {
    const dollars = query.get('currency') === 'USD';
    const amount = dollars ? bundle.priceUsdCents : bundle.priceVnd;
    return {
      data: {
        bundleId: bundle.id,
        tokens: bundle.tokens,
        currency: dollars ? ('USD' as const) : ('VND' as const),
        originalAmount: amount,
        discountAmount: 0,
        finalAmount: amount,
        amountVnd: bundle.priceVnd,
        promoCode: null,
      },
    };
  }),
  answer(purchase, () => ({ data: pending() })),
  answer(getPayment, () => ({ data: pending() })),
  answer(refreshPayment, () => ({ data: pending() })),
  answer(cancelPayment, { data: cancelled }),
  answer(listPayments, () => ({
    data: [pending(), { ...cancelled, id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9d02' }],
    page: { page: 1, pageSize: 10, total: 2 },
  })),
  answer(listTransactions, {
    data: [
      {
        id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9e01',
        type: 'bonus',
        amount: 5,
        balance: 5,
        description: { code: 'coupon', values: { code: 'WELCOME' } },
        createdAt: '2026-11-20T08:00:00.000Z',
      },
    ],
    page: { page: 1, pageSize: 10, total: 1 },
  }),
  answer(redeemCoupon, { data: { tokens: 3, balance: 8 } }),
];
