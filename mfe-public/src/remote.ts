import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json';
import vi from './locales/vi.json';

export default defineRemote({
  kit: '^1.0',
  texts: { namespace: 'mfe-public', vi, en },
  routes: [
    { path: '/', access: 'public', load: () => import('./home/home-page.js').then((m) => m.HomePage) },
  ],
});
