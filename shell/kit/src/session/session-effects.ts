import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { i18n } from '../i18n/i18n.js';
import { toast } from '../toast/toast-store.js';
import { authStorage } from './auth-storage.js';
import { sessionEnded, sessionStarted, tokensReceived, userLoaded } from './session-slice.js';
import { usersStorage } from './users-storage.js';

/** What was remembered for one user and must not meet the next. */
const perUserKeys = ['profileActiveSection'];

function forgetUser(): void {
  authStorage.write(null);
  usersStorage.write(null);
  try {
    for (const key of perUserKeys) localStorage.removeItem(key);
  } catch {
    // No storage, nothing remembered.
  }
}

/** Keeps storage and cache in step with the session. */
export const createSessionEffects = () => {
  const effects = createListenerMiddleware();
  effects.startListening({
    actionCreator: tokensReceived,
    effect: ({ payload }) => authStorage.write(payload),
  });
  effects.startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }) => {
      if (!payload.tokens) usersStorage.write(null);
    },
  });
  effects.startListening({ actionCreator: userLoaded, effect: ({ payload }) => usersStorage.write(payload) });
  effects.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch }) => {
      forgetUser();
      dispatch(api.util.resetApiState());
      if (payload === 'expired') toast.info(i18n.t('kit:sessionExpired'), i18n.t('kit:navigatingToLogin'));
    },
  });
  return effects.middleware;
};
