import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

export default defineRemote({
  kit: '^2.0',
  resources: { namespace: 'mfe-admin', vi, en },
  frame: () => import('./layout/admin-layout.js').then((m) => m.AdminLayout),
  routes: [
    {
      path: '/admin',
      access: 'admin',
      load: () => import('./overview/overview-page.js').then((m) => m.OverviewPage),
    },
    {
      path: '/admin/users',
      access: 'admin',
      load: () => import('./users/users-page.js').then((m) => m.UsersPage),
    },
    {
      path: '/admin/users/:id',
      access: 'admin',
      load: () => import('./user/user-page.js').then((m) => m.UserPage),
    },
    {
      path: '/admin/emails',
      access: 'admin',
      load: () => import('./emails/emails-page.js').then((m) => m.EmailsPage),
    },
    {
      path: '/admin/audit',
      access: 'admin',
      load: () => import('./audit/audit-page.js').then((m) => m.AuditPage),
    },
    {
      path: '/admin/modules',
      access: 'admin',
      load: () => import('./modules/modules-page.js').then((m) => m.ModulesPage),
    },
    {
      path: '/admin/free-analysis',
      access: 'admin',
      load: () => import('./free-analysis/free-analyses-page.js').then((m) => m.FreeAnalysesPage),
    },
    {
      path: '/admin/free-analysis/corrections',
      access: 'admin',
      load: () => import('./corrections/corrections-page.js').then((m) => m.CorrectionsPage),
    },
    {
      path: '/admin/free-analysis/models',
      access: 'admin',
      load: () => import('./models/models-page.js').then((m) => m.FreeModelPage),
    },
    {
      path: '/admin/premium-fit-analysis/models',
      access: 'admin',
      load: () => import('./models/models-page.js').then((m) => m.FitModelPage),
    },
    {
      path: '/admin/free-analysis/:id',
      access: 'admin',
      load: () => import('./free-analysis/free-analysis-page.js').then((m) => m.FreeAnalysisPage),
    },
    {
      path: '/admin/premium-fit-analysis',
      access: 'admin',
      load: () => import('./fit-analysis/fit-analyses-page.js').then((m) => m.FitAnalysesPage),
    },
    {
      path: '/admin/premium-fit-analysis/:id/result',
      access: 'admin',
      load: () => import('./fit-analysis/fit-result-page.js').then((m) => m.FitResultPage),
    },
    {
      path: '/admin/premium-fit-analysis/:id/career-plan',
      access: 'admin',
      load: () => import('./fit-analysis/career-plan-page.js').then((m) => m.CareerPlanPage),
    },
    {
      path: '/admin/credits',
      access: 'admin',
      load: () => import('./credits/credits-page.js').then((m) => m.CreditsPage),
    },
    {
      path: '/admin/credits/bundles',
      access: 'admin',
      load: () => import('./bundles/bundles-page.js').then((m) => m.BundlesPage),
    },
    {
      path: '/admin/credits/coupon-codes',
      access: 'admin',
      load: () => import('./coupons/coupons-page.js').then((m) => m.CouponsPage),
    },
    {
      path: '/admin/credits/promos',
      access: 'admin',
      load: () => import('./promos/promos-page.js').then((m) => m.PromosPage),
    },
    {
      path: '/admin/credits/transactions',
      access: 'admin',
      load: () => import('./transactions/transactions-page.js').then((m) => m.TransactionsPage),
    },
    {
      path: '/admin/credits/payments',
      access: 'admin',
      load: () => import('./payments/payments-page.js').then((m) => m.PaymentsPage),
    },
    {
      path: '/admin/credits/payments/:id',
      access: 'admin',
      load: () => import('./payments/payment-page.js').then((m) => m.PaymentPage),
    },
    {
      path: '/admin/credits/suspense',
      access: 'admin',
      load: () => import('./suspense/suspense-page.js').then((m) => m.SuspensePage),
    },
  ],
});
