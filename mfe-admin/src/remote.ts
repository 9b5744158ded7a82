import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

export default defineRemote({
  kit: '^1.0',
  texts: { namespace: 'mfe-admin', vi, en },
  routes: [
    {
      path: '/admin/users',
      access: 'admin',
      load: () => import('./users/users-page.js').then((m) => m.UsersPage),
    },
  ],
});
