import type { RouteTable } from '@fitfolio/contract-kit/route';
import { getBalance } from './balance.js';
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
