import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api/api.js';
import { createSessionEffects } from './session/session-effects.js';
import { sessionSlice } from './session/session-slice.js';

/** Answers that a page was rendered with, as RTK Query keeps them. */
export interface RenderedQueries {
  readonly queries: object;
  readonly provided: object;
}

const apiStateWith = (rendered: RenderedQueries) => ({
  ...api.reducer(undefined, { type: 'start' }),
  ...(rendered as object),
});

/** The one store of the page; `rendered` are answers that came with it. */
export const createAppStore = (rendered?: RenderedQueries | null) =>
  configureStore({
    ...(rendered ? { preloadedState: { [api.reducerPath]: apiStateWith(rendered) } } : {}),
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
