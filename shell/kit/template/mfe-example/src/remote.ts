import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

export default defineRemote({
  kit: '^2.0',
  resources: { namespace: 'mfe-example', vi, en },
  routes: [
    {
      path: '/example',
      access: 'public',
      load: () => import('./example/example-page.js').then((m) => m.ExamplePage),
    },
  ],
});
