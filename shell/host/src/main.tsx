import './remotes/shared-groups.js';
import '@fitfolio/web-kit/global.css';
import {
  addResources,
  createAppStore,
  followOtherTabs,
  refetchOnReturn,
  startSession,
  startTheme,
} from '@fitfolio/web-kit/host';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };
import { fetchModules, knownModules } from './remotes/module-list.js';
import { startPreloads } from './remotes/start-preloads.js';

const root = document.getElementById('root');

// Mounted only into an empty root: a second copy of this script must not start a second product.
if (root?.childElementCount === 0) {
  const store = createAppStore();
  addResources('host', { vi, en });
  startTheme();
  followOtherTabs(store);
  refetchOnReturn(store);
  startPreloads();
  void startSession(store);
  const mount = (): void => createRoot(root).render(<App store={store} />);
  if (knownModules().modules.length > 0) mount();
  else void fetchModules().then(mount, mount);
}
