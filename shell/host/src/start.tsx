import {
  addResources,
  type AppStore,
  createAppStore,
  followOtherTabs,
  guestSession,
  refetchOnReturn,
  type RenderedQueries,
  startSession,
  startTheme,
} from '@fitfolio/web-kit/host';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
import { awaitFirstPage, firstPage } from './first-page/first-page.js';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };
import { fetchModules, knownModules } from './remotes/module-list.js';
import { startPreloads } from './remotes/start-preloads.js';

// The forms of remotes check with zod, which else asks whether it may compile code: each time a report of the policy.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');

/** Answers that the page was rendered with. */
function renderedQueries(): RenderedQueries | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as RenderedQueries) : null;
}

/**
 * A page gives way to the words that say so when its remote did not come, and to another page when the visitor has gone on
 * before it was taken over; any other difference is a fault.
 */
const reportUnless = (path: string) => (error: unknown) => {
  if (!firstPage.failed && location.pathname === path) reportError(error);
};

/** Takes a page over that came rendered; the visitor it was rendered for is a guest. */
function hydrate(element: HTMLElement, path: string): void {
  const store = createAppStore(renderedQueries());
  const rendered = { ...store.getState(), session: guestSession };
  awaitFirstPage(path, element.dataset['form'] !== undefined, begin(store));
  startTransition(
    () =>
      void hydrateRoot(element, <App store={store} rendered={rendered} />, {
        onRecoverableError: reportUnless(path),
      }),
  );
}

function mount(element: HTMLElement): void {
  const store = createAppStore();
  void begin(store);
  const render = (): void => createRoot(element).render(<App store={store} />);
  if (knownModules().modules.length > 0) render();
  else void fetchModules().then(render, render);
}

/** Settles when it is known who the visitor is. */
function begin(store: AppStore): Promise<void> {
  addResources('host', { vi, en });
  startTheme();
  followOtherTabs(store);
  refetchOnReturn(store);
  startPreloads();
  return startSession(store);
}

/** Takes the page over, or makes it. */
export function start(): void {
  // A second copy of this script must not start a second product.
  if (!root || root.dataset['started'] !== undefined) return;
  root.dataset['started'] = '';
  const path = root.dataset['path'];
  if (path === location.pathname) hydrate(root, path);
  else mount(root);
}
