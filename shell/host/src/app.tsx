import {
  BrowserRouter,
  Reauthentication,
  StoreProvider,
  Toaster,
  type AppStore,
} from '@fitfolio/web-kit/host';
import { PageSkeleton } from '@fitfolio/web-kit/page';
import { Suspense } from 'react';
import { AppLayout } from './frame/app-layout.js';
import { RemoteOutlet } from './remotes/remote-outlet.js';
import { NavigationEffects } from './navigation-effects.js';

type State = ReturnType<AppStore['getState']>;

/**
 * The singletons of the page: store, router, toasts and layout. `rendered` is the state that the page was rendered with,
 * if it was.
 */
export function App({ store, rendered }: { store: AppStore; rendered?: State }) {
  return (
    <StoreProvider store={store} {...(rendered ? { serverState: rendered } : {})}>
      <BrowserRouter>
        <NavigationEffects />
        <AppLayout>
          <Suspense fallback={<PageSkeleton />}>
            <RemoteOutlet />
          </Suspense>
        </AppLayout>
        <Toaster />
        <Reauthentication />
      </BrowserRouter>
    </StoreProvider>
  );
}
