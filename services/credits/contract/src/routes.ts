import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute, type RouteTable } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import {
  createBundle,
  exportBundles,
  getBundle,
  listAllBundles,
  listBundles,
  updateBundle,
} from './bundle.js';
import { createCoupon, exportCoupons, listCoupons, redeemCoupon, updateCoupon } from './coupon.js';
import {
  adjustBalance,
  exportTransactions,
  listAllTransactions,
  listTransactions,
  tokenSummary,
} from './transaction.js';

export const getBalance = defineRoute({
  id: 'getBalance',
  method: 'GET',
  path: '/credits/balance',
  access: 'user',
  summary: 'How many tokens the signed-in user has. 0 before the account is opened.',
  reply: dataOf(z.object({ balance: z.number().int() })),
  errors: [],
});

/** Everything credits answers. */
export const creditsRoutes = {
  getBalance,
  listTransactions,
  listBundles,
  getBundle,
  redeemCoupon,
  listAllBundles,
  exportBundles,
  createBundle,
  updateBundle,
  listCoupons,
  exportCoupons,
  createCoupon,
  updateCoupon,
  listAllTransactions,
  exportTransactions,
  adjustBalance,
  tokenSummary,
} satisfies RouteTable;
