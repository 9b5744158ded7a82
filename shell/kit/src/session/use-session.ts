import type { User } from '@fitfolio/auth-contract/user';
import { useSelector } from 'react-redux';
import { sessionOf, type SessionEnd } from './session-slice.js';

export interface SessionInfo {
  /** False while an old session is being renewed: show neither the guest's nor the user's version. */
  readonly ready: boolean;
  readonly signedIn: boolean;
  /** May be null for a moment after signing in. */
  readonly user: User | null;
  readonly isAdmin: boolean;
  readonly endedBy: SessionEnd | null;
}

export function useSession(): SessionInfo {
  const { phase, accessToken, user, endedBy } = useSelector(sessionOf);
  return {
    ready: phase === 'ready',
    signedIn: accessToken !== null,
    user,
    isAdmin: user?.is_admin ?? false,
    endedBy,
  };
}
