import { refresh } from '@fitfolio/auth-contract/renewal';
import { fitting } from '../shape.js';
import { tokenStorage, isExpired, tokensOf, type Tokens } from '../session/session-storage.js';
import type { ApiError } from './api-error.js';
import { sendCall } from './send-call.js';

/** `ended`: the server has no such session. `unreachable`: no answer, so the session is kept. */
export type RefreshOutcome =
  | { kind: 'renewed'; tokens: Tokens }
  | { kind: 'ended' }
  | { kind: 'unreachable'; error: ApiError };

const lockName = 'fitfolio-refresh';

async function refreshOnce(staleToken: string | null): Promise<RefreshOutcome> {
  const stored = tokenStorage.read();
  // Another tab renewed the token, or signed out, while this one waited for the lock.
  if (stored && stored.accessToken !== staleToken && !isExpired(stored.expiredAt)) {
    return { kind: 'renewed', tokens: stored };
  }
  if (!stored && staleToken) return { kind: 'ended' };
  const { data, error } = await sendCall({ route: refresh, body: {} }, null, new AbortController().signal);
  if (error) {
    const final = error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408;
    return final ? { kind: 'ended' } : { kind: 'unreachable', error };
  }
  try {
    const reply = fitting<{ access_token: string }>({ access_token: 'string' }, data);
    if (!reply) return { kind: 'ended' };
    const tokens = tokensOf(reply.access_token);
    tokenStorage.write(tokens);
    return { kind: 'renewed', tokens };
  } catch {
    return { kind: 'ended' };
  }
}

// Web Locks exist only in secure contexts. Without them, one refresh at a time is guaranteed within a tab only.
const withLock = (work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(lockName, work) : work();

let running: Promise<RefreshOutcome> | undefined;

/** Renews the access token with the refresh cookie: one at a time in this tab and, by a lock, in all tabs. */
export function refreshSession(staleToken: string | null): Promise<RefreshOutcome> {
  running ??= withLock(() => refreshOnce(staleToken)).finally(() => {
    running = undefined;
  });
  return running;
}
