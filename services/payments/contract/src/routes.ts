import { type RouteTable, routesIn } from '@fitfolio/contract-kit/route';
import * as admin from './admin.js';
import * as bank from './bank.js';
import * as payment from './payment.js';
import * as promo from './promo.js';

/** Everything payments answers. */
export const paymentsRoutes = {
  ...routesIn(admin),
  ...routesIn(bank),
  ...routesIn(payment),
  ...routesIn(promo),
} satisfies RouteTable;
