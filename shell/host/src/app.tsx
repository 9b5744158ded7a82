import { BrowserRouter, StoreProvider, ThemeProvider, Toaster, type AppStore } from '@fitfolio/web-kit/host';
import { AppLayout } from './frame/app-layout.js';
import { RemoteOutlet } from './remotes/remote-outlet.js';
import { NavigationEffects } from './navigation-effects.js';

/** Everything there is one of: store, theme, router, toasts, frame. */
export function App({ store }: { store: AppStore }) {
  return (
    <StoreProvider store={store}>
      <ThemeProvider>
        <BrowserRouter>
          <NavigationEffects />
          <AppLayout>
            <RemoteOutlet />
          </AppLayout>
          <Toaster />
        </BrowserRouter>
      </ThemeProvider>
    </StoreProvider>
  );
}
