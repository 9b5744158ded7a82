import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { i18n } from '../i18n/i18n.js';
import { toast } from '../toast/toast-store.js';
import { profileSectionStorage, tokenStorage, userStorage } from './session-storage.js';
import { sessionEnded, sessionStarted, tokensReceived, userLoaded } from './session-slice.js';

function forgetUser(): void {
  tokenStorage.write(null);
  userStorage.write(null);
  profileSectionStorage.write(null);
}

/** Keeps storage and cache in step with the session. */
export const createSessionEffects = () => {
  const effects = createListenerMiddleware();
  effects.startListening({
    actionCreator: tokensReceived,
    effect: ({ payload }) => tokenStorage.write(payload),
  });
  effects.startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }) => {
      if (!payload.tokens) userStorage.write(null);
    },
  });
  effects.startListening({ actionCreator: userLoaded, effect: ({ payload }) => userStorage.write(payload) });
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
