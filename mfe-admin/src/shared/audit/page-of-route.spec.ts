import { analysisRoutes } from '@fitfolio/analysis-contract/routes';
import { authRoutes } from '@fitfolio/auth-contract/routes';
import { creditsRoutes } from '@fitfolio/credits-contract/routes';
import { paymentsRoutes } from '@fitfolio/payments-contract/routes';
import { expect, it } from '@jest/globals';
import { pageOfRoute } from './page-of-route.js';

const all = [authRoutes, creditsRoutes, paymentsRoutes, analysisRoutes].flatMap((table) =>
  Object.values(table),
);
const forAdmins = all.filter(({ access }) => access === 'admin').map(({ id }) => id);

it('every route of administrators belongs to a page that the menu names', () => {
  expect(forAdmins.length).toBeGreaterThan(40);
  expect(forAdmins.filter((id) => pageOfRoute(id) === undefined)).toEqual([]);
});

it.each([
  ['exportUsers', 'frame.pages.users'],
  ['makeAdmin', 'frame.pages.users'],
  ['adminGetFreeModel', 'frame.pages.freeModel'],
  ['adminExportFitAnalyses', 'frame.pages.fitAnalyses'],
  ['exportSuspense', 'frame.credits.suspense'],
])('%s is of %s', (id, page) => {
  expect(pageOfRoute(id)).toBe(page);
});

it('knows nothing of other routes', () => {
  expect(pageOfRoute('somethingNew')).toBeUndefined();
});
