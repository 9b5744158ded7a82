import '../theme/global.css';
import type { User } from '@fitfolio/auth-contract/user';
import { getResponse, type HttpHandler } from 'msw';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { addResources } from '../i18n/add-resources.js';
import type { Remote } from '../remote/define-remote.js';
import { RemotePages } from '../remote/remote-pages.js';
import { tokenStorage, userStorage } from '../session/session-storage.js';
import { Reauthentication } from '../session/reauthentication/reauthentication.js';
import { startSession } from '../session/start-session.js';
import { createAppStore } from '../store.js';
import { fakeToken } from '../testing/fake-token.js';
import { startTheme } from '../theme/theme-choice.js';
import { Toaster } from '../toast/toaster.js';

function mockFetch(handlers: readonly HttpHandler[]): void {
  const real = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (await getResponse([...handlers], request.clone())) ?? real(request);
  };
}

const failure = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Retry
  </button>
);

interface Options {
  /** Signed in as this user; absent: as the remote's own log-in page leaves it. */
  readonly user?: User;
}

/** `src/dev.tsx` of a remote: its pages without the host, with a mocked API. */
export function runAlone(remote: Remote, handlers: readonly HttpHandler[], { user }: Options = {}): void {
  const root = document.getElementById('root');
  if (root?.childElementCount !== 0) return;
  mockFetch(handlers);
  addResources(remote.resources.namespace, remote.resources);
  startTheme();
  if (user) {
    tokenStorage.write(fakeToken());
    userStorage.write(user);
  }
  const store = createAppStore();
  void startSession(store);
  const pages = <RemotePages remote={remote} failure={failure} />;
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        {remote.frame ? pages : <main>{pages}</main>}
        <Toaster />
        <Reauthentication />
      </BrowserRouter>
    </Provider>,
  );
}
