import type { User } from '@fitfolio/auth-contract/user';
import { act, render, screen, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { Provider } from 'react-redux';
import { addResources } from '../i18n/add-resources.js';
import { i18n } from '../i18n/i18n.js';
import type { Language } from '../i18n/language-choice.js';
import type { Remote } from '../remote/define-remote.js';
import { RemotePages } from '../remote/remote-pages.js';
import { isAdminPath } from '../paths.js';
import { tokenStorage, userStorage } from '../session/session-storage.js';
import { Reauthentication } from '../session/reauthentication/reauthentication.js';
import { startSession } from '../session/start-session.js';
import { createAppStore, type AppStore } from '../store.js';
import { Toaster } from '../toast/toaster.js';
import { fakeToken } from './fake-token.js';

interface Options {
  /** Where the visitor is. */
  readonly path: string;
  /** What the page before gave along. */
  readonly state?: unknown;
  readonly language?: Language;
  /** Signed in as this user; absent: a guest. */
  readonly user?: User;
}

const failure = (): string => 'PAGE FAILED TO LOAD';

/** The host's frame, as far as landmarks go: the back office brings its own `main`. */
function Main({ children }: { children: ReactNode }) {
  return isAdminPath(useLocation().pathname) ? children : <main>{children}</main>;
}

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}

/** Where the visitor is now: path with search. */
export const place = (): string => screen.getByTestId('place').textContent ?? '';

/** The wrapper of a hook that is tested without its page. */
export const inStore = (store: AppStore) =>
  function InStore({ children }: { children: ReactNode }) {
    return <Provider store={store}>{children}</Provider>;
  };

/** Shows a remote as the host would: guards, frame of the remote, resources, theme, toasts; without header and footer. */
export async function renderRemote(
  remote: Remote,
  { path, state = null, language = 'vi', user }: Options,
): Promise<RenderResult & { store: AppStore }> {
  await i18n.changeLanguage(language);
  addResources(remote.resources.namespace, remote.resources);
  if (user) {
    tokenStorage.write(fakeToken());
    userStorage.write(user);
  }
  const store = createAppStore();
  await startSession(store);
  const result = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
          <Main>
            <RemotePages remote={remote} failure={failure} />
          </Main>
          <Toaster />
          <Reauthentication />
          <Place />
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { ...result, store };
}
