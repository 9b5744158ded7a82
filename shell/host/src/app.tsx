import { BrowserRouter, StoreProvider, Toaster, type AppStore } from '@fitfolio/web-kit/host';
import { AppLayout } from './frame/app-layout.js';
import { RemoteOutlet } from './remotes/remote-outlet.js';
import { NavigationEffects } from './navigation-effects.js';

/** The singletons of the page: store, theme, router, toasts and layout. */
export function App({ store }: { store: AppStore }) {
  return (
    <StoreProvider store={store}>
      <BrowserRouter>
        <NavigationEffects />
        <AppLayout>
          <RemoteOutlet />
        </AppLayout>
        <Toaster />
      </BrowserRouter>
    </StoreProvider>
  );
}
