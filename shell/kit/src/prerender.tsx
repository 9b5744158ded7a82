// Entry point for builds alone: pages and frames as HTML. Not in the table of shared modules.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { api } from './api/api.js';
import { addResources } from './i18n/add-resources.js';
import { i18n } from './i18n/i18n.js';
import type { Language } from './i18n/language-choice.js';
import { fullTitle, renderedMeta } from './page/use-page-meta.js';
import type { Remote } from './remote/define-remote.js';
import { RemotePages } from './remote/remote-pages.js';
import { loadNow } from './remote/use-loaded.js';
import { sessionStarted } from './session/session-slice.js';
import { createAppStore, type AppStore, type RenderedQueries } from './store.js';

/** A page, or what frames it, as a visitor sees it who is not signed in. */
export async function renderForGuest(
  what: ReactNode,
  { path, language, store = createAppStore() }: { path: string; language: Language; store?: AppStore },
): Promise<string> {
  await i18n.changeLanguage(language);
  store.dispatch(sessionStarted({ tokens: null, user: null }));
  return renderToString(
    <Provider store={store}>
      <StaticRouter location={path}>{what}</StaticRouter>
    </Provider>,
  );
}

/** What is asked of a remote's renderer. */
export interface PageWanted {
  readonly path: string;
  readonly language: Language;
  /** Answers of the calls that the route names, by endpoint. */
  readonly replies?: Readonly<Record<string, unknown>>;
}

/** A page as HTML, with what stands in the head and the answers it was made with. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly index: boolean;
  readonly rendered: RenderedQueries | null;
}

// React makes such ids from the place in the tree, which is another one in the browser.
const madeUpId = /\b(?:id|for|name|aria-[a-z]+)="_R_/;

const noFailure = (): null => null;

/** The renderer of a remote's pages. */
export const rendererOf =
  (remote: Remote) =>
  async ({ path, language, replies = {} }: PageWanted): Promise<RenderedPage> => {
    addResources(remote.resources.namespace, remote.resources);
    const route = remote.routes.find((r) => r.path === path);
    if (!route) throw new Error(`There is no route ${path}.`);
    await loadNow(route.load);
    const store = createAppStore();
    const entries = Object.entries(replies).map(([endpointName, value]) => ({
      endpointName,
      arg: undefined,
      value,
    }));
    store.dispatch(api.util.upsertQueryEntries(entries as never));
    const html = await renderForGuest(<RemotePages remote={remote} failure={noFailure} />, {
      path,
      language,
      store,
    });
    if (madeUpId.test(html)) throw new Error(`${path}: an id of useId would be another one in the browser.`);
    const { title = '', description = '', index = true } = renderedMeta.current ?? {};
    const { queries, provided } = store.getState().api;
    return {
      html,
      title: fullTitle(title),
      description: description ?? '',
      index,
      rendered: entries.length > 0 ? { queries, provided } : null,
    };
  };
