import {
  addResources,
  createAppStore,
  MemoryRouter,
  startSession,
  StoreProvider,
  Reauthentication,
  Toaster,
} from '@fitfolio/web-kit/host';
import { i18n, type Language } from '@fitfolio/web-kit/i18n';
import { useLocation } from '@fitfolio/web-kit/router';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import { inlineModules } from './modules.js';

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}

/** Where the visitor is now: path with search. */
export const place = (): string => screen.getByTestId('place').textContent ?? '';

/** Renders a part of the host with all providers of `App`, on a memory history. */
export async function renderHost(
  part: ReactNode,
  { path, language = 'en' }: { path: string; language?: Language },
): Promise<void> {
  await i18n.changeLanguage(language);
  addResources('host', { vi, en });
  inlineModules();
  const store = createAppStore();
  await startSession(store);
  await act(async () =>
    render(
      <StoreProvider store={store}>
        <MemoryRouter initialEntries={[path]}>
          {part}
          <Toaster />
          <Reauthentication />
          <Place />
        </MemoryRouter>
      </StoreProvider>,
    ),
  );
}
