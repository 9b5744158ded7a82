import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

export default defineRemote({
  kit: '^2.2',
  resources: { namespace: 'mfe-account', vi, en },
  dialogs: {
    onboarding: () => import('./onboarding/onboarding-dialog.js').then((m) => m.OnboardingDialog),
  },
  routes: [
    {
      path: '/login',
      access: 'guest',
      prerender: true,
      load: () => import('./access/login-page.js').then((m) => m.LoginPage),
    },
    {
      path: '/sign-up',
      access: 'guest',
      prerender: true,
      load: () => import('./access/sign-up-page.js').then((m) => m.SignUpPage),
    },
    {
      path: '/forgot-password',
      access: 'guest',
      prerender: true,
      load: () => import('./access/forgot-password-page.js').then((m) => m.ForgotPasswordPage),
    },
    {
      path: '/forgot-password/not-me',
      access: 'public',
      load: () => import('./notices/not-me-page.js').then((m) => m.NotMePage),
    },
    {
      path: '/verify-email',
      access: 'public',
      load: () => import('./verify-link/verify-link-page.js').then((m) => m.VerifyLinkPage),
    },
    {
      path: '/payment',
      access: 'user',
      load: () => import('./payment/payment-page.js').then((m) => m.PaymentPage),
    },
    {
      path: '/payment/success',
      access: 'user',
      load: () => import('./payment/success-page.js').then((m) => m.PaymentSuccessPage),
    },
    {
      path: '/payment/cancel',
      access: 'user',
      load: () => import('./payment/cancel-page.js').then((m) => m.PaymentCancelPage),
    },
    {
      path: '/user-profile',
      access: 'user',
      load: () => import('./profile/profile-page.js').then((m) => m.ProfilePage),
    },
  ],
});
