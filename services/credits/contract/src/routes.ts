import { type RouteTable, routesIn } from '@fitfolio/contract-kit/route';
import * as balance from './balance.js';
import * as bundle from './bundle.js';
import * as coupon from './coupon.js';
import * as transaction from './transaction.js';

/** Everything credits answers. */
export const creditsRoutes = {
  ...routesIn(balance),
  ...routesIn(bundle),
  ...routesIn(coupon),
  ...routesIn(transaction),
} satisfies RouteTable;
