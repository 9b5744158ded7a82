import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

export default defineRemote({
  kit: '^1.0',
  texts: { namespace: 'mfe-account', vi, en },
  routes: [
    { path: '/login', access: 'guest', load: () => import('./login/login-page.js').then((m) => m.LoginPage) },
  ],
});
