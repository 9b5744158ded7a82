import {
  createBundle,
  exportBundles,
  listAllBundles,
  listBundles,
  updateBundle,
} from '@fitfolio/credits-contract/bundle';
import { createCoupon, exportCoupons, listCoupons, updateCoupon } from '@fitfolio/credits-contract/coupon';
import {
  adjustBalance,
  exportTransactions,
  listAllTransactions,
  tokenSummary,
} from '@fitfolio/credits-contract/transaction';
import {
  acceptSuspense,
  exportPayments,
  exportSuspense,
  getAnyPayment,
  listAllPayments,
  listSuspense,
  refundPayment,
  refundSuspense,
  revenue,
  syncPayment,
} from '@fitfolio/payments-contract/admin';
import { createPromo, exportPromos, listPromos, updatePromo } from '@fitfolio/payments-contract/promo';
import { someBundle } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile } from '@fitfolio/web-kit/testing/handlers';
import { someId } from './fixtures.js';
import {
  onePage,
  someAdminBundle,
  someCoupon,
  someMovement,
  somePayment,
  somePromo,
  someWaiting,
} from './money.js';

const numbers = [1, 2, 3, 4, 5, 6, 7];
const dayOf = (n: number): string => `2026-11-${String(14 + n).padStart(2, '0')}`;
const archived = someAdminBundle({ id: someId(102), code: 'new-year', archived: true });
const changed = { data: somePayment({ status: 'failed', state: 'failed', reason: 'refunded' }) };
const [receipt] = somePayment().receipts;

const offers = [
  answer(listBundles, { data: [someBundle({ id: someId(101) })] }),
  answer(listAllBundles, onePage([someAdminBundle(), archived])),
  answer(createBundle, { data: someAdminBundle() }),
  answer(updateBundle, { data: someAdminBundle() }),
  answerFile(exportBundles, 'bundles.csv', 'code\nstandard\n'),
  answer(listCoupons, onePage([someCoupon(), someCoupon({ id: someId(202), code: 'TET', archived: true })])),
  answer(createCoupon, { data: someCoupon() }),
  answer(updateCoupon, { data: someCoupon() }),
  answerFile(exportCoupons, 'coupons.csv', 'code\nWELCOME\n'),
  answer(
    listPromos,
    onePage([somePromo(), somePromo({ id: someId(302), code: 'TET50', bundleIds: [archived.id] })]),
  ),
  answer(createPromo, { data: somePromo() }),
  answer(updatePromo, { data: somePromo() }),
  answerFile(exportPromos, 'promos.csv', 'code\nSALE15\n'),
];

// What is found by a name stands before what is found by an id.
const payments = [
  answer(revenue, {
    data: {
      days: numbers.map((n) => ({ day: dayOf(n), payments: n, revenueVnd: n * 200_000, refundedVnd: 0 })),
      openSuspense: 1,
      openSuspenseVnd: 150_000,
      pending: 2,
    },
  }),
  answer(listSuspense, onePage([someWaiting()])),
  answer(acceptSuspense, { data: receipt! }),
  answer(refundSuspense, { data: receipt! }),
  answerFile(exportSuspense, 'suspense.csv', 'reference\nFF8H9KG5R\n'),
  answerFile(exportPayments, 'payments.csv', 'reference\nFF8H9KG5R\n'),
  answer(syncPayment, { data: somePayment() }),
  answer(refundPayment, changed),
  answer(getAnyPayment, { data: somePayment() }),
  answer(
    listAllPayments,
    onePage([
      somePayment(),
      somePayment({ id: someId(502), status: 'pending', reason: 'awaiting-transfer' }),
    ]),
  ),
];

const tokens = [
  answer(tokenSummary, {
    data: {
      days: numbers.map((n) => ({ day: dayOf(n), sold: 5 * n, given: 3, spent: 2 * n })),
      heldByUsers: 1234,
      onHold: 1,
    },
  }),
  answer(listAllTransactions, onePage([someMovement()])),
  answer(adjustBalance, { data: someMovement() }),
  answerFile(exportTransactions, 'transactions.csv', 'amount\n5\n'),
];

/** Tokens and money for `dev.tsx`: every route of the pages answers. */
export const moneyRoutes = [...offers, ...payments, ...tokens];
