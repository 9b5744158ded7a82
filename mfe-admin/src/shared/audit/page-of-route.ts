/** Which page of the back office asks for a route, as the menu's name of it; the first that fits. */
const pages = [
  [/audit/i, 'frame.pages.audit'],
  [/module|listReleases/i, 'frame.pages.modules'],
  [/email/i, 'frame.pages.emails'],
  [/corrections/i, 'frame.pages.corrections'],
  [/freeModel/i, 'frame.pages.freeModel'],
  [/fitModel/i, 'frame.pages.fitModel'],
  [/freeAnalys[ei]s/i, 'frame.pages.freeAnalyses'],
  [/fitAnalys[ei]s|careerPlan|preview/i, 'frame.pages.fitAnalyses'],
  [/bundle/i, 'frame.credits.bundles'],
  [/coupon/i, 'frame.credits.coupons'],
  [/promo/i, 'frame.credits.promos'],
  [/suspense/i, 'frame.credits.suspense'],
  [/payment/i, 'frame.credits.payments'],
  [/transaction|balance/i, 'frame.credits.transactions'],
  [/summary|revenue/i, 'frame.credits.credits'],
  [/user|admin$/i, 'frame.pages.users'],
] as const;

/** The key of the page's name; undefined for a route of a service that is newer than this page. */
export const pageOfRoute = (id: string): (typeof pages)[number][1] | undefined =>
  pages.find(([pattern]) => pattern.test(id))?.[1];
