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

/** Queries that ask for it are asked again when the window comes back into focus or online. Returns the end of it. */
export const refetchOnReturn = (store: AppStore): (() => void) => setupListeners(store.dispatch);

export type AppStore = ReturnType<typeof createAppStore>;
