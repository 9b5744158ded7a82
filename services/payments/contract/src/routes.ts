import type { RouteTable } from '@fitfolio/contract-kit/route';
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
} from './admin.js';
import { sandboxBank, sandboxBankScript, sandboxTransfer, takeWebhook } from './bank.js';
import { cancelPayment, getPayment, listPayments, prePurchase, purchase, refreshPayment } from './payment.js';
import { createPromo, exportPromos, listPromos, updatePromo } from './promo.js';

/** Everything payments answers. */
export const paymentsRoutes = {
  prePurchase,
  purchase,
  listPayments,
  getPayment,
  refreshPayment,
  cancelPayment,
  listAllPayments,
  exportPayments,
  getAnyPayment,
  syncPayment,
  refundPayment,
  listSuspense,
  exportSuspense,
  acceptSuspense,
  refundSuspense,
  revenue,
  listPromos,
  exportPromos,
  createPromo,
  updatePromo,
  takeWebhook,
  sandboxBank,
  sandboxBankScript,
  sandboxTransfer,
} satisfies RouteTable;
