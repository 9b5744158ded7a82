import { refreshSession } from '../api/refresh-session.js';
import type { AppStore } from '../store.js';
import { tokenStorage, isExpired, userStorage } from './session-storage.js';
import { sessionEnded, sessionOf, sessionStarted, tokensReceived } from './session-slice.js';

/**
 * On load: no stored expiry → a guest; a good token → signed in at once; an expired one → one try to renew it. The
 * client cannot see the refresh cookie, so the try is the question.
 */
export async function startSession(store: AppStore): Promise<void> {
  const stored = tokenStorage.read();
  const user = userStorage.read();
  if (!stored || !isExpired(stored.expiredAt)) {
    store.dispatch(sessionStarted({ tokens: stored, user }));
    return;
  }
  const outcome = await refreshSession(stored.accessToken);
  if (outcome.kind === 'ended') store.dispatch(sessionEnded('rejected'));
  else {
    // Unreachable: stay signed in with the old token; the first call will ask again.
    store.dispatch(sessionStarted({ tokens: outcome.kind === 'renewed' ? outcome.tokens : stored, user }));
  }
}

/** Follows what other tabs do to the session. Returns the function that stops it. */
export function followOtherTabs(store: AppStore): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== tokenStorage.key) return;
    const stored = tokenStorage.read();
    const { accessToken } = sessionOf(store.getState());
    if (!stored && accessToken) store.dispatch(sessionEnded('signed-out'));
    else if (stored && stored.accessToken !== accessToken) store.dispatch(tokensReceived(stored));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
