import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api/api.js';
import { createSessionEffects } from './session/session-effects.js';
import { sessionSlice } from './session/session-slice.js';

/** The one store of the page. */
export const createAppStore = () =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      // File objects travel in upload calls.
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(createSessionEffects())
        .concat(api.middleware),
  });

/** Refetches queries with that option when the window gets the focus or goes online. Returns the cleanup. */
export const refetchOnReturn = (store: AppStore): (() => void) => setupListeners(store.dispatch);

export type AppStore = ReturnType<typeof createAppStore>;
