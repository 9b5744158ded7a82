import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json';
import vi from './locales/vi.json';

export default defineRemote({
  kit: '^2.3',
  resources: { namespace: 'mfe-public', vi, en },
  routes: [
    {
      path: '/',
      access: 'public',
      prerender: true,
      load: () => import('./home/home-page.js').then((m) => m.HomePage),
    },
    {
      path: '/pricing',
      access: 'public',
      prerender: { listBundles: '/api/credits/bundles' },
      load: () => import('./pricing/pricing-page.js').then((m) => m.PricingPage),
    },
    {
      path: '/privacy',
      access: 'public',
      prerender: true,
      load: () => import('./legal/privacy-page.js').then((m) => m.PrivacyPage),
    },
    {
      path: '/terms-of-services',
      access: 'public',
      prerender: true,
      load: () => import('./legal/terms-page.js').then((m) => m.TermsPage),
    },
    {
      path: '/methodology',
      access: 'public',
      prerender: true,
      load: () => import('./methodology/methodology-page.js').then((m) => m.MethodologyPage),
    },
  ],
});
